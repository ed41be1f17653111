use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use damier_engine::{Control, Engine, Limits, Line, Options, Report};
use damier_rules::{Action, Game};

use super::super::{Done, Info, board};
use super::Event;

/// What the engine is to do.
#[derive(Debug)]
pub(super) enum Job {
    Prepare(Options),
    Forget,
    Search { game: Box<Game>, limits: Limits, control: Control },
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

fn work(jobs: &Receiver<Job>, events: &Sender<Event>) {
    // Made when it is needed: until then, nobody knows how large.
    let mut engine = None;
    let make = || Engine::new(Options::default());
    for job in jobs {
        let event = match job {
            Job::Prepare(options) => {
                match &mut engine {
                    None => engine = Some(Engine::new(options)),
                    Some(engine) => {
                        engine.set_options(options);
                        engine.forget();
                    }
                }
                Event::Ready
            }
            Job::Forget => {
                engine.get_or_insert_with(make).forget();
                continue;
            }
            Job::Search { game, limits, control } => {
                let engine = engine.get_or_insert_with(make);
                Event::Found(search(engine, &game, &limits, &control, events))
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
    let mut line = line_of(&report, game).into_iter();
    Ok(Done { best: line.next(), ponder: line.next() })
}

/// A win is told like Scan's: 100 men less a hundredth for every ply to it.
fn info_of(report: &Report, game: &Game) -> Info {
    const WON: i32 = 10_000;
    let score = report.lines.first().map(|line| match line.score.plies_to_end() {
        None => line.score.centimen(),
        Some(plies) if line.score.centimen() > 0 => WON - plies,
        Some(plies) => -WON - plies,
    });
    Info {
        depth: Some(report.depth),
        mean_depth: None,
        score,
        nodes: Some(report.nodes),
        time: Some(Duration::from_millis(report.elapsed.as_millis() as u64)),
        nps: Some((report.speed() / 1e4).round() / 100.0),
        pv: line_of(report, game),
    }
}

/// The best line as Hub writes it.
fn line_of(report: &Report, game: &Game) -> Vec<String> {
    let rules = game.rules();
    let mut pos = *game.position();
    let mut texts = Vec::new();
    for action in report.lines.first().map(|line: &Line| &line.actions[..]).unwrap_or_default() {
        let Action::Move(m) = *action else {
            break;
        };
        let legal = pos.legal_moves(rules).unwrap_or_default();
        texts.push(board::write_move(m, &legal));
        pos.play_unchecked(rules, m);
    }
    texts
}
