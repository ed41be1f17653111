//! What a run has shown: for people, and as JSON for other programs.

use std::fmt;

use serde::Serialize;

use crate::figures::Quantiles;
use crate::hostile::AttackOutcome;

/// What happened at one rate.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct StepOutcome {
    /// Moves that were due in a second.
    pub(crate) rate: f64,
    pub(crate) due: u64,
    pub(crate) done: u64,
    pub(crate) refused: u64,
    pub(crate) ack: Quantiles,
    pub(crate) delivery: Quantiles,
}

/// What a run has shown. The names of its fields appear once, so that a simple
/// reader finds them; times are in microseconds, memory in bytes.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Outcome {
    pub(crate) games: u64,
    pub(crate) sockets: u64,
    pub(crate) seconds: u64,
    pub(crate) offered: u64,
    pub(crate) saved: u64,
    pub(crate) shed: u64,
    pub(crate) errors: u64,
    pub(crate) lost: u64,
    pub(crate) gaps: u64,
    pub(crate) doubled: u64,
    pub(crate) different: u64,
    pub(crate) rooms_judged: u64,
    pub(crate) ack_p50: u64,
    pub(crate) ack_p99: u64,
    pub(crate) ack_p999: u64,
    pub(crate) ack_max: u64,
    pub(crate) delivery_p50: u64,
    pub(crate) delivery_p99: u64,
    pub(crate) delivery_p999: u64,
    pub(crate) delivery_max: u64,
    /// Of the server, in nanoseconds a saved move; pings and all else included.
    pub(crate) cpu_ns_per_move: u64,
    pub(crate) memory_at_first: u64,
    pub(crate) memory_with_rooms: u64,
    pub(crate) memory_with_sockets: u64,
    pub(crate) memory_at_last: u64,
    /// What a socket takes with all that is there for it, its half of the room
    /// in use included.
    pub(crate) memory_per_socket: u64,
    /// The same when the games have been played.
    pub(crate) memory_per_socket_at_last: u64,
    /// The room that many watch.
    pub(crate) watchers: u64,
    pub(crate) watched_p50: u64,
    pub(crate) watched_p99: u64,
    pub(crate) watched_max: u64,
    /// Who never reads, and who of those was let go.
    pub(crate) silent: u64,
    pub(crate) let_go: u64,
    /// How many clients the server has cut off, by its own count.
    pub(crate) cut_off: u64,
    /// Hostile clients who have to be thrown out, and those who were in time, every
    /// time and at least once.
    pub(crate) hostile_to_throw_out: u64,
    pub(crate) hostile_thrown_out: u64,
    /// Clients who were told that the server goes.
    pub(crate) byes: u64,
    /// Boards at which both came back, and how long the last were away.
    pub(crate) came_back: u64,
    pub(crate) away_p50: u64,
    pub(crate) away_max: u64,
    /// How many moves a second were the most of which 99 of 100 were saved
    /// within 50 ms.
    pub(crate) saturation: u64,
    /// The longest p99 of those that were saved, at any rate.
    pub(crate) overload_p99: u64,
    /// How many rates were above that, and how many moves were refused there.
    pub(crate) overload_steps: u64,
    pub(crate) overload_refused: u64,
    /// The machine's load, in hundredths.
    pub(crate) load_percent: u64,
    pub(crate) steps: Vec<StepOutcome>,
    pub(crate) attacks: Vec<AttackOutcome>,
    pub(crate) complaints: Vec<String>,
}

impl Outcome {
    /// Whether nobody was told anything wrong.
    pub(crate) const fn is_consistent(&self) -> bool {
        self.errors == 0
            && self.lost == 0
            && self.gaps == 0
            && self.doubled == 0
            && self.different == 0
    }

    pub(crate) fn with_attacks(self, attacks: Vec<AttackOutcome>) -> Outcome {
        let to_throw_out = || attacks.iter().filter(|attack| attack.must_go);
        Outcome {
            hostile_to_throw_out: to_throw_out().map(|attack| attack.clients).sum(),
            hostile_thrown_out: to_throw_out().map(|attack| attack.good).sum(),
            attacks,
            ..self
        }
    }
}

fn ms(micros: u64) -> f64 {
    micros as f64 / 1000.0
}

impl Outcome {
    /// Of those who are not at all boards in all runs.
    fn fmt_others(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.watchers > 0 {
            writeln!(
                f,
                "   told to {} watchers:   p50 {:.1}  p99 {:.1}  max {:.1} ms",
                self.watchers,
                ms(self.watched_p50),
                ms(self.watched_p99),
                ms(self.watched_max)
            )?;
            let (silent, let_go, cut_off) = (self.silent, self.let_go, self.cut_off);
            writeln!(f, "   {silent} never read: {let_go} let go; the server cut off {cut_off}")?;
        }
        for AttackOutcome { attack, clients, times, good, must_go, longest_ms } in &self.attacks {
            let done = if *must_go { "thrown out" } else { "served" };
            writeln!(
                f,
                "   {clients} hostile, {attack:?}: {times} times {done}, the slowest in {:.1} s; \
                 {good} every time",
                *longest_ms as f64 / 1000.0
            )?;
        }
        if self.byes > 0 {
            writeln!(f, "   {} were told that the server goes", self.byes)?;
        }
        if self.came_back > 0 {
            writeln!(
                f,
                "   {} times both came back, after {:.1} s, the last after {:.1} s",
                self.came_back,
                ms(self.away_p50) / 1000.0,
                ms(self.away_max) / 1000.0
            )?;
        }
        if self.steps.len() > 1 {
            for StepOutcome { rate, due, done, refused, ack, delivery } in &self.steps {
                writeln!(
                    f,
                    "   {rate:>8.0} a second: {due:>7} due, {done:>7} saved, {refused:>6} refused, \
                     ack p50 {:.1} p99 {:.1} max {:.1}, delivery p99 {:.1} ms",
                    ms(ack.p50),
                    ms(ack.p99),
                    ms(ack.max),
                    ms(delivery.p99)
                )?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "   {} games, {} sockets, {} moves due, {} saved, {} refused as too much, load {:.1}",
            self.games,
            self.sockets,
            self.offered,
            self.saved,
            self.shed,
            self.load_percent as f64 / 100.0
        )?;
        let times = |p50, p99, p999, max| {
            let [p50, p99, p999, max] = [p50, p99, p999, max].map(ms);
            format!("p50 {p50:.1}  p99 {p99:.1}  p99.9 {p999:.1}  max {max:.1} ms")
        };
        let acks = times(self.ack_p50, self.ack_p99, self.ack_p999, self.ack_max);
        writeln!(f, "   saved to the mover:      {acks}")?;
        if self.delivery_max > 0 {
            let told =
                times(self.delivery_p50, self.delivery_p99, self.delivery_p999, self.delivery_max);
            writeln!(f, "   told to the opponent:    {told}")?;
        }
        self.fmt_others(f)?;
        for complaint in &self.complaints {
            writeln!(f, "   ! {complaint}")?;
        }
        write!(
            f,
            "   {:.1} µs CPU a move, {:.1} KiB a socket, {:.1} at last; {} rooms judged: {} errors, {} lost, \
             {} gaps, {} doubled, {} different",
            self.cpu_ns_per_move as f64 / 1000.0,
            self.memory_per_socket as f64 / 1024.0,
            self.memory_per_socket_at_last as f64 / 1024.0,
            self.rooms_judged,
            self.errors,
            self.lost,
            self.gaps,
            self.doubled,
            self.different
        )
    }
}
