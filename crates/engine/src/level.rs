//! Players for people: twelve levels, from one that loses to a child to the
//! full strength of the engine.

use std::sync::Arc;
use std::time::Duration;

use damier_endgame::Library;
use damier_rules::{Action, Enforcement, Game, Key, KingRange, Move, Repetition, Ruleset};

use crate::book::Book;
use crate::engine::{Engine, Options, Report, Unsearchable};
use crate::eval::Networks;
use crate::handicap::Handicap;
use crate::limits::{Control, Limits};
use crate::random::{Random, mix};
use crate::score::Score;
use crate::tunables::Tunables;

/// How well a [`Player`] plays, from 1 to 12.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Level(u8);

impl Level {
    /// Loses to a child.
    pub const WEAKEST: Level = Level(1);
    /// Everything the engine has.
    pub const FULL: Level = Level(12);

    /// The level of this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= Level::FULL.0 { Some(Level(number)) } else { None }
    }

    /// Its number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (1..=Level::FULL.0).map(Level)
    }

    /// Whether players of this level know openings. Weaker ones vary by
    /// themselves, and a book would make them stronger.
    #[must_use]
    pub const fn knows_openings(self) -> bool {
        self.0 >= 7
    }

    fn skill(self) -> &'static Skill {
        &SKILLS[usize::from(self.0) - 1]
    }
}

/// What makes a level. Chances are in percent.
#[derive(Copy, Clone, Debug)]
struct Skill {
    /// How many nodes it looks at; 0 for as many as the time allows.
    nodes: u64,
    /// How far its judgement is off, in hundredths of a man.
    noise: i32,
    /// How often it loses the thread of an exchange, and after how many pieces.
    blind: u64,
    jumps: u32,
    /// How much worse than the best a move may look and still be played.
    margin: i32,
    /// How often it overlooks a capture of its own, or the opponent's failure
    /// to capture, where the rules let that happen.
    overlooks_capture: u64,
    overlooks_offence: u64,
}

const fn skill(nodes: u64, noise: i32, (blind, jumps): (u64, u32), margin: i32) -> Skill {
    Skill { nodes, noise, blind, jumps, margin, overlooks_capture: 0, overlooks_offence: 0 }
}

const fn careless(overlooks_capture: u64, overlooks_offence: u64, skill: Skill) -> Skill {
    Skill { overlooks_capture, overlooks_offence, ..skill }
}

/// Found by round robins; `docs/levels.md` has the results.
const SKILLS: [Skill; 12] = [
    careless(12, 70, skill(155, 84, (52, 2), 52)),
    careless(8, 60, skill(205, 67, (41, 2), 41)),
    careless(5, 50, skill(260, 56, (33, 2), 33)),
    careless(2, 35, skill(360, 46, (25, 2), 25)),
    careless(1, 20, skill(560, 37, (17, 3), 17)),
    careless(0, 10, skill(1_050, 28, (9, 3), 10)),
    careless(0, 5, skill(2_700, 20, (0, 0), 5)),
    skill(8_500, 13, (0, 0), 0),
    skill(28_000, 7, (0, 0), 0),
    skill(90_000, 3, (0, 0), 0),
    skill(70_000, 0, (0, 0), 0),
    skill(0, 0, (0, 0), 0),
];

/// How much of its error a level keeps by these rules, in percent. A wrong
/// judgement costs more where men are many or nothing but agreement draws a
/// game, and less where flying kings or kings to and fro hold most of them.
fn spread(rules: &Ruleset) -> i32 {
    match (rules.board.size(), rules.king_range, rules.repetition) {
        (8, KingRange::Flying, _) => 130,
        (8, KingRange::One, Repetition::None) => 75,
        (8, KingRange::One, _) => 105,
        // Who may refuse to capture errs more often as it is.
        _ if rules.enforcement.refusing_is_a_move() => 75,
        _ => 90,
    }
}

/// How many moves a weak player has in mind.
const FAVORITES: usize = 3;

/// What a player does, and how long a person would have thought about it.
#[derive(Copy, Clone, Debug)]
pub struct Turn {
    /// What he does.
    pub action: Action,
    /// The time that he should seem to take. Nothing has waited for it.
    pub pause: Duration,
    /// What he thinks of his position.
    pub score: Score,
}

/// A player of some level, the same for a whole game.
#[derive(Debug)]
pub struct Player {
    level: Level,
    engine: Engine,
    seed: u64,
    /// The limits at full strength.
    limits: Limits,
    opens_by_book: bool,
}

impl Player {
    /// A player. The same seed makes the same mistakes.
    #[must_use]
    pub fn new(level: Level, options: Options, seed: u64) -> Player {
        let limits = Limits::time(Duration::from_secs(2));
        Player { level, engine: Engine::new(options), seed, limits, opens_by_book: false }
    }

    /// His level.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Changes his level, in the midst of a game if need be.
    pub fn set_level(&mut self, level: Level) {
        if level != self.level {
            // Scores in the transposition table were found with the mistakes of the
            // level before.
            self.engine.forget();
        }
        self.level = level;
    }

    /// Changes the networks that he may judge positions by.
    pub fn set_networks(&mut self, networks: Networks) {
        self.engine.set_networks(networks);
    }

    /// Changes the tuned numbers of his search, for a match between values.
    pub fn set_tunables(&mut self, tunables: Tunables) {
        self.engine.set_tunables(tunables);
    }

    /// Changes what bounds his search at full strength: two seconds a move,
    /// unless told otherwise.
    pub fn set_limits(&mut self, limits: Limits) {
        self.limits = limits;
    }

    /// Lets him open by the book if his level knows openings, so that he plays
    /// another game with another seed. He does not, unless told to.
    pub fn open_by_book(&mut self, yes: bool) {
        self.opens_by_book = yes;
    }

    /// Gives him endgame tables, by which he plays if he does not misjudge.
    pub fn set_library(&mut self, library: Option<Arc<Library>>) {
        self.engine.set_library(library);
    }

    /// Makes those tables ready if the game comes near them: see
    /// [`Engine::make_ready`].
    pub fn make_ready(&self, game: &Game) {
        self.engine.make_ready(game);
    }

    /// Forgets the last game, and becomes the player of another seed.
    pub fn start_anew(&mut self, seed: u64) {
        self.engine.forget();
        self.seed = seed;
    }

    /// What he does now.
    ///
    /// # Errors
    ///
    /// [`Unsearchable`] if there is nothing to do.
    pub fn act(&mut self, game: &Game, control: &Control) -> Result<Turn, Unsearchable> {
        let mut dice = Random::new(mix(self.seed ^ Key::of(game.position()).0));
        let skill = self.level.skill();
        if let Some(m) = self.book_move(game) {
            let pause = pause(&mut dice, choices_in(game));
            return Ok(Turn { action: Action::Move(m), pause, score: Score::DRAW });
        }
        if let Some(unaware) = overlook_offence(game, skill, &mut dice) {
            return self.move_in(&unaware, skill, dice, control);
        }
        if let Some(m) = overlook_capture(game, skill, &mut dice) {
            let pause = pause(&mut dice, 5);
            return Ok(Turn { action: Action::Move(m), pause, score: Score::DRAW });
        }
        self.move_in(game, skill, dice, control)
    }

    fn book_move(&self, game: &Game) -> Option<Move> {
        let uses_book = self.opens_by_book && self.level.knows_openings();
        uses_book.then(|| Book::of(game.rules()))??.pick(game, self.seed)
    }

    fn move_in(
        &mut self,
        game: &Game,
        skill: &Skill,
        mut dice: Random,
        control: &Control,
    ) -> Result<Turn, Unsearchable> {
        let mut limits = self.limits.clone();
        let mut handicap = None;
        if skill.nodes > 0 {
            let lines = if skill.margin > 0 { FAVORITES } else { 1 };
            limits = Limits { lines, ..Limits::nodes(skill.nodes * lines as u64) };
            let blind = chance(&mut dice, skill.blind);
            handicap = Some(Handicap {
                seed: self.seed,
                noise: skill.noise * spread(game.rules()) / 100,
                jumps: if blind { skill.jumps } else { u32::MAX },
                sees_threats: !blind,
            });
        }
        let found = self.engine.search_as(game, &limits, control, handicap, &mut |_| {})?;
        let line = &found.lines[choose(&found, skill.margin, &mut dice)];
        Ok(Turn {
            action: line.actions[0],
            pause: pause(&mut dice, choices_in(game)).saturating_sub(found.elapsed),
            score: line.score,
        })
    }
}

/// One of the lines that look about as good as the best, the better ones more
/// often.
fn choose(found: &Report, margin: i32, dice: &mut Random) -> usize {
    let best = found.lines[0].score;
    if margin == 0 || best.is_known() {
        return 0;
    }
    let weights: Vec<f64> = found
        .lines
        .iter()
        .map(|line| {
            let loss = (best.centimen() - line.score.centimen()).max(0);
            if loss > margin { 0.0 } else { (-3.0 * f64::from(loss) / f64::from(margin)).exp() }
        })
        .collect();
    let mut at = dice.unit() * weights.iter().sum::<f64>();
    for (i, weight) in weights.iter().enumerate() {
        at -= weight;
        if at < 0.0 {
            return i;
        }
    }
    0
}

/// The game as it looks to a player who does not notice that the opponent
/// failed to capture, if he does not.
fn overlook_offence(game: &Game, skill: &Skill, dice: &mut Random) -> Option<Game> {
    game.missed_capture()?;
    if !chance(dice, skill.overlooks_offence) {
        return None;
    }
    let mut unaware = game.clone();
    unaware.apply(game.position().turn(), Action::LetStand).ok()?;
    unaware.outcome().is_none().then_some(unaware)
}

/// A quiet move by a player who does not see that he has to capture, or could,
/// if he does not.
fn overlook_capture(game: &Game, skill: &Skill, dice: &mut Random) -> Option<Move> {
    let may_overlook = game.rules().enforcement != Enforcement::Strict && !game.must_obey();
    if !may_overlook || game.outcome().is_some() || !chance(dice, skill.overlooks_capture) {
        return None;
    }
    let legal = game.position().legal_moves(game.rules()).ok()?;
    let can_capture = legal.iter().any(Move::is_capture);
    // Who sees no capture makes none.
    let mut quiet = game.permitted_moves().ok()?;
    quiet.retain(|m| can_capture && !m.is_capture());
    quiet.get(dice.below(quiet.len())).copied()
}

fn choices_in(game: &Game) -> usize {
    game.permitted_moves().map_or(1, |moves| moves.len())
}

fn chance(dice: &mut Random, percent: u64) -> bool {
    dice.number() % 100 < percent
}

/// A person answers the only move at once, and looks longer where there is
/// more to look at.
fn pause(dice: &mut Random, choices: usize) -> Duration {
    let base = if choices <= 1 { 250 } else { 300 + 40 * choices.min(12) as u64 };
    Duration::from_millis(base + dice.number() % (base / 2 + 1))
}
