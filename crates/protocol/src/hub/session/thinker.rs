use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use damier_endgame::Library;
use damier_engine::{
    Control, Engine, Level, Limits, Networks, Options, Player, Report, Score, Tunables,
};
use damier_rules::{Action, Game};

use super::super::{Done, Info, board};
use super::Event;
use super::openings::Openings;

/// What the engine is to do.
#[derive(Debug)]
pub(super) enum Job {
    Prepare(EngineConfig),
    Forget,
    Search { game: Box<Game>, limits: Limits, control: Control, by_book: bool },
}

/// What the engine is made of.
#[derive(Debug, Default)]
pub(super) struct EngineConfig {
    pub(super) options: Options,
    pub(super) strength: Strength,
    pub(super) networks: Networks,
    pub(super) tunables: Tunables,
    pub(super) library: Option<Arc<Library>>,
    pub(super) openings: Option<Openings>,
}

/// The engine on a thread of its own. It ends when this is dropped.
#[derive(Debug)]
pub(super) struct Thinker {
    jobs: Sender<Job>,
}

impl Thinker {
    pub(super) fn start(events: Sender<Event>) -> Thinker {
        let (jobs, waiting) = channel();
        thread::spawn(move || work(&waiting, &events));
        Thinker { jobs }
    }

    pub(super) fn send(&self, job: Job) {
        // The thread lives as long as we do.
        let _ = self.jobs.send(job);
    }
}

/// How well to play.
#[derive(Copy, Clone, Debug, Default)]
pub(super) enum Strength {
    #[default]
    Full,
    /// Like a person, who makes the mistakes of this seed.
    Level(Level, u64),
}

/// Who finds the moves.
enum Mover {
    Engine(Engine),
    Player(Box<Player>, u64),
}

impl Mover {
    fn new(config: EngineConfig) -> Mover {
        let EngineConfig { options, strength, networks, tunables, library, .. } = config;
        match strength {
            Strength::Full => {
                let mut engine = Engine::new(options);
                engine.set_networks(networks);
                engine.set_tunables(tunables);
                engine.set_library(library);
                Mover::Engine(engine)
            }
            Strength::Level(level, seed) => {
                let mut player = Player::new(level, options, seed);
                player.set_networks(networks);
                player.set_tunables(tunables);
                player.set_library(library);
                Mover::Player(Box::new(player), seed)
            }
        }
    }

    fn forget(&mut self) {
        match self {
            Mover::Engine(engine) => engine.forget(),
            Mover::Player(player, seed) => player.start_anew(*seed),
        }
    }
}

fn work(jobs: &Receiver<Job>, events: &Sender<Event>) {
    // Made when it is needed: until then, nobody knows how large.
    let mut mind: Option<Mover> = None;
    let mut library: Option<Arc<Library>> = None;
    let mut openings: Option<Openings> = None;
    let make = || Mover::new(EngineConfig::default());
    for job in jobs {
        let event = match job {
            Job::Prepare(config) => {
                // First without the old one: there may not be room for two.
                drop(mind.take());
                library.clone_from(&config.library);
                openings = config.openings;
                mind = Some(Mover::new(config));
                Event::Ready
            }
            Job::Forget => {
                mind.get_or_insert_with(make).forget();
                openings = openings.map(Openings::of_next_game);
                continue;
            }
            Job::Search { game, limits, control, by_book } => {
                let openings = openings.filter(|_| by_book);
                let thinker = mind.get_or_insert_with(make);
                // Whoever asked gets an answer, and the next question another.
                let found = catch_unwind(AssertUnwindSafe(|| {
                    if let Some(m) = openings.and_then(|openings| openings.pick(&game)) {
                        return Ok(Done {
                            best: line_of(&[Action::Move(m)], &game).pop(),
                            ponder: None,
                        });
                    }
                    match thinker {
                        Mover::Engine(engine) => search(engine, &game, &limits, &control, events),
                        Mover::Player(player, _) => act(player, &game, &control, events),
                    }
                }));
                for trouble in library.iter().flat_map(|library| library.take_troubles()) {
                    let _ = events.send(Event::Trouble(trouble.to_string()));
                }
                Event::Found(found.unwrap_or_else(|_| {
                    mind = None;
                    Err("the search failed".to_owned())
                }))
            }
        };
        if events.send(event).is_err() {
            return;
        }
    }
}

fn search(
    engine: &mut Engine,
    game: &Game,
    limits: &Limits,
    control: &Control,
    events: &Sender<Event>,
) -> Result<Done, String> {
    let found = engine.search(game, limits, control, &mut |report| {
        // Nobody may listen any more.
        let _ = events.send(Event::Info(info_of(report, game)));
    });
    let report = found.map_err(|error| error.to_string())?;
    let mut line = line_of(&report.lines[0].actions, game).into_iter();
    Ok(Done { best: line.next(), ponder: line.next() })
}

/// What a player of some level does. What bounds him is his level.
fn act(
    player: &mut Player,
    game: &Game,
    control: &Control,
    events: &Sender<Event>,
) -> Result<Done, String> {
    let turn = player.act(game, control).map_err(|error| error.to_string())?;
    let best = line_of(&[turn.action], game).pop();
    let info = Info {
        score: Some(hundredths(turn.score)),
        pv: best.clone().into_iter().collect(),
        ..Info::default()
    };
    let _ = events.send(Event::Info(info));
    Ok(Done { best, ponder: None })
}

fn info_of(report: &Report, game: &Game) -> Info {
    let best = &report.lines[0];
    Info {
        depth: Some(report.depth),
        mean_depth: None,
        score: Some(hundredths(best.score)),
        nodes: Some(report.nodes),
        time: Some(Duration::from_millis(report.elapsed.as_millis() as u64)),
        nps: Some((report.speed() / 1e4).round() / 100.0),
        pv: line_of(&best.actions, game),
    }
}

/// A win is told like Scan's: 100 men less a hundredth for every ply to it. One
/// that only tables know is worth less than those, and more than all else.
fn hundredths(score: Score) -> i32 {
    const WON: i32 = 10_000;
    const KNOWN: i32 = 8_000;
    match score.plies_to_end() {
        None if score.is_known() => KNOWN * score.centimen().signum(),
        None => score.centimen(),
        Some(plies) if score.centimen() > 0 => WON - plies,
        Some(plies) => -WON - plies,
    }
}

/// A line as Hub writes it.
fn line_of(actions: &[Action], game: &Game) -> Vec<String> {
    let rules = game.rules();
    let mut pos = *game.position();
    let mut texts = Vec::new();
    for action in actions {
        let Action::Move(m) = *action else {
            break;
        };
        let legal = pos.legal_moves(rules).unwrap_or_default();
        texts.push(board::write_move(m, &legal));
        pos.play_unchecked(rules, m);
    }
    texts
}
