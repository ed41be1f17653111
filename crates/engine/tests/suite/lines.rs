//! The lines of the suite, and how they are read.

use std::str::FromStr;

use damier_engine::{Report, Score};
use damier_rules::{Action, Game, Move, Position, Ruleset};

/// A position, and what the engine must find in it.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) text: String,
    pub(crate) game: Game,
    pub(crate) choice: Choice,
    pub(crate) claim: Claim,
    /// How it is won, or what kind of ending it is.
    pub(crate) kind: String,
    pub(crate) nodes: u64,
}

/// What is to be played.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Choice {
    Play(Move),
    Avoid(Move),
    Any,
}

/// What the score must say.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Claim {
    /// Won by force in so many plies; a somewhat longer way will do.
    WinInAbout(i32),
    /// So many men are gained by force.
    Gain(i32),
    /// Won, but not sooner than this.
    Win(i32),
    /// Lost, but not sooner than this.
    Loss(i32),
    /// Drawn: the score is less than so many hundredths of a man.
    Draw(i32),
    /// Nothing but the move counts.
    Nothing,
}

impl Line {
    pub(crate) fn rules(&self) -> Ruleset {
        *self.game.rules()
    }

    pub(crate) fn position(&self) -> &Position {
        self.game.position()
    }

    /// Whether a search has found what it should. `expected` is the balance in
    /// men that a combination leads to.
    pub(crate) fn is_met_by(&self, found: &Report, expected: i32) -> bool {
        let score = found.lines[0].score;
        let plies = score.plies_to_end().map_or(0, i32::abs);
        let (won, lost) = (score > Score::DRAW, score < Score::DRAW);
        let chosen = match self.choice {
            Choice::Play(m) => found.best() == Action::Move(m),
            Choice::Avoid(m) => found.best() != Action::Move(m),
            Choice::Any => true,
        };
        chosen
            && match self.claim {
                Claim::WinInAbout(n) => score.is_proven() && won && plies <= n + n / 2,
                Claim::Gain(_) => score.centimen() >= 33 * expected,
                Claim::Win(n) => score.is_proven() && won && plies >= n,
                Claim::Loss(n) => score.is_proven() && lost && plies >= n,
                Claim::Draw(margin) => score.centimen().abs() < margin,
                Claim::Nothing => true,
            }
    }
}

/// The lines of a file; what cannot be read is an error with its number.
pub(crate) fn read(file: &str, claim: fn(&str) -> Option<Claim>) -> Result<Vec<Line>, Vec<String>> {
    let (mut lines, mut errors) = (Vec::new(), Vec::new());
    for (i, text) in file.lines().enumerate() {
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        match read_line(text, claim) {
            Ok(line) => lines.push(line),
            Err(error) => errors.push(format!("line {}: {error}: {text}", i + 1)),
        }
    }
    if errors.is_empty() { Ok(lines) } else { Err(errors) }
}

fn read_line(text: &str, claim: fn(&str) -> Option<Claim>) -> Result<Line, String> {
    let fields: Vec<&str> = text.split('|').map(str::trim).collect();
    let [id, fen, choice, claimed, kind, nodes] = fields[..] else {
        return Err(format!("six fields are needed, not {}", fields.len()));
    };
    let rules = Ruleset::from_str(id).map_err(|error| error.to_string())?;
    let pos = Position::from_fen(fen, &rules).map_err(|error| error.to_string())?;
    let game = Game::from_position(rules, pos);
    if game.outcome().is_some() {
        return Err("the game is over".into());
    }
    if kind.is_empty() {
        return Err("no kind".into());
    }
    let claim = claim(claimed).ok_or_else(|| format!("cannot read the claim {claimed:?}"))?;
    let nodes = nodes.parse().ok().filter(|&n| n > 0).ok_or("cannot read the nodes")?;
    let choice = read_choice(choice, &rules, &pos)?;
    if choice == Choice::Any && claim == Claim::Nothing {
        return Err("nothing is asked".into());
    }
    Ok(Line { text: text.into(), game, choice, claim, kind: kind.into(), nodes })
}

fn read_choice(text: &str, rules: &Ruleset, pos: &Position) -> Result<Choice, String> {
    let read = |text: &str| pos.parse_move(rules, text).map_err(|error| error.to_string());
    match text.strip_prefix("not ") {
        Some(text) => read(text).map(Choice::Avoid),
        None if text == "-" => Ok(Choice::Any),
        None => read(text).map(Choice::Play),
    }
}

/// `win in 7`, `+3` or `-`.
pub(crate) fn combination_claim(text: &str) -> Option<Claim> {
    if text == "-" {
        return Some(Claim::Nothing);
    }
    match text.strip_prefix("win in ") {
        Some(plies) => positive(plies).map(Claim::WinInAbout),
        None => positive(text.strip_prefix('+')?).map(Claim::Gain),
    }
}

/// `win in 7`, `loss in 6`, `draw` or `drawish`.
pub(crate) fn endgame_claim(text: &str) -> Option<Claim> {
    match text.split_once(" in ") {
        Some(("win", plies)) => positive(plies).map(Claim::Win),
        Some(("loss", plies)) => positive(plies).map(Claim::Loss),
        Some(_) => None,
        None if text == "draw" => Some(Claim::Draw(50)),
        None if text == "drawish" => Some(Claim::Draw(100)),
        None => None,
    }
}

fn positive(text: &str) -> Option<i32> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|&n| is_number && n > 0)
}

/// The `2 for 5` that the kind of a combination begins with.
pub(crate) fn trade(kind: &str) -> Option<(u32, u32)> {
    let (lost, taken) = kind.split(',').next()?.split_once(" for ")?;
    Some((lost.parse().ok()?, taken.parse().ok()?))
}
