//! Looking up what a file writes among the moves that are legal.

use damier_rules::{
    Attempt, Color, Explanation, Move, MoveList, MoveTextError, Position, Ruleset, Square, variants,
};

use crate::gametype::GameType;
use crate::outcome::GameResult;
use crate::place::Place;
use crate::tree::{Item, Record};
use crate::written::{SquareName, WrittenMove};

/// A game replayed by its rules.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The rules: those that the tags name, or else the ones that fit best.
    pub rules: Ruleset,
    /// How the file names squares.
    pub game_type: GameType,
    /// Whether the tags name the rules.
    pub rules_are_named: bool,
    /// The position it starts with.
    pub start: Position,
    /// The moves of the main line, up to the first that is not legal.
    pub moves: Vec<(Position, Move)>,
    /// Every written move, those of variations too, in the order of
    /// [`Record::move_places`]: what it is, and where it is played, if it is
    /// legal and nothing before it is not.
    pub found: Vec<Option<(Position, Move)>>,
    /// What is against the rules, in the main line and variations: the first
    /// hundred faults.
    pub faults: Vec<GameFault>,
    /// How many faults there are besides those.
    pub faults_left_out: usize,
}

impl Checked {
    /// The positions of the main line, as far as it could be played.
    #[must_use]
    pub fn positions(&self) -> Vec<Position> {
        let mut positions = vec![self.start];
        for &(before, m) in &self.moves {
            // A setup between two moves puts up another position.
            if positions.last() != Some(&before) {
                positions.push(before);
            }
            let mut after = before;
            after.play_unchecked(&self.rules, m);
            positions.push(after);
        }
        positions
    }
}

/// So many faults of a game are explained; the others are counted.
const MOST_FAULTS: usize = 100;

/// Something in a game that is against its rules.
#[derive(Clone, Debug)]
pub struct GameFault {
    /// Where it is written.
    pub place: Place,
    /// What it is.
    pub kind: GameFaultKind,
}

/// What is against the rules.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GameFaultKind {
    /// A FEN, in a tag or between moves, is no position.
    BadPosition(damier_rules::FenError),
    /// The tags name rules that Damier does not know.
    UnknownRules(Box<str>),
    /// The Result tag says one thing, the end of the moves another.
    Contradiction {
        /// What the tag says.
        tag: GameResult,
        /// What stands behind the moves.
        moves: GameResult,
    },
    /// A command in a comment tells of something that cannot have happened.
    ImpossibleEvent(Box<str>),
    /// A move names a square that the board does not have.
    NoSuchSquare(WrittenMove),
    /// A move is not legal, or could be several.
    Illegal {
        /// As it is written.
        written: WrittenMove,
        /// The position in which it should be played.
        position: Box<Position>,
        /// Why not.
        why: Explanation,
    },
}

impl Record {
    /// Replays the game. Where its tags do not say which rules it follows,
    /// those are taken by which it can be replayed the furthest.
    #[must_use]
    pub fn check(&self) -> Checked {
        self.check_while(&|| true)
    }

    /// Replays the game as long as it is told to go on. What comes after that
    /// is passed over, as if it could not be played.
    #[must_use]
    pub fn check_while(&self, go_on: &dyn Fn() -> bool) -> Checked {
        let named = self.named_rules();
        if let Named::Rules(rules, game_type) = named {
            return self.walk(&rules, game_type, true, go_on);
        }
        let mut best: Option<Checked> = None;
        for (rules, game_type) in self.likely_rules() {
            let checked = self.walk(&rules, game_type, false, go_on);
            let is_perfect = checked
                .faults
                .iter()
                .all(|fault| matches!(fault.kind, GameFaultKind::Contradiction { .. }));
            if is_perfect {
                best = Some(checked);
                break;
            }
            let is_better = best.as_ref().is_none_or(|best| {
                let faults = |checked: &Checked| checked.faults.len() + checked.faults_left_out;
                (checked.moves.len(), faults(best)) > (best.moves.len(), faults(&checked))
            });
            if is_better {
                best = Some(checked);
            }
        }
        let (rules, game_type) = (variants::INTERNATIONAL, GameType::of(&variants::INTERNATIONAL));
        let mut checked = best.unwrap_or_else(|| self.walk(&rules, game_type, false, go_on));
        if let Named::Unknown(name) = named {
            let place = self.tag_place("GameType");
            checked.faults.insert(0, GameFault { place, kind: GameFaultKind::UnknownRules(name) });
        }
        checked
    }

    /// The rules that the tags name.
    fn named_rules(&self) -> Named {
        let game_type = self.tag("GameType").filter(|text| !text.trim().is_empty());
        let parsed = game_type.map(str::parse::<GameType>);
        let own = self.tag("Ruleset").or_else(|| self.tag("Variant"));
        let own_rules: Option<Ruleset> =
            own.and_then(|text| text.to_ascii_lowercase().trim_end_matches('!').parse().ok());
        if let Some(rules) = own_rules {
            let fitting = parsed.and_then(Result::ok).filter(|known| known.board == rules.board);
            return Named::Rules(rules, fitting.unwrap_or_else(|| GameType::of(&rules)));
        }
        match (parsed, game_type) {
            (Some(Ok(game_type)), Some(text)) => match game_type.rules() {
                Some(rules) if rules.board.size() == game_type.board.size() => {
                    Named::Rules(Ruleset { board: game_type.board, ..rules }, game_type)
                }
                _ => Named::Unknown(text.into()),
            },
            (Some(Err(_)), Some(text)) => Named::Unknown(text.into()),
            _ => Named::Nothing,
        }
    }

    /// Rules that the squares speak for, the likeliest first.
    fn likely_rules(&self) -> Vec<(Ruleset, GameType)> {
        let squares = || self.main_line().flat_map(WrittenMove::squares);
        let fen = self.tag("FEN").unwrap_or_default();
        let largest_in_fen = fen
            .split(|c: char| !c.is_ascii_digit())
            .filter_map(|number| number.parse::<u32>().ok())
            .max()
            .unwrap_or_default();
        let largest = squares().filter_map(SquareName::as_number).max().unwrap_or_default();
        let ids: &[&str] = if fen.is_empty() && squares().next().is_none() {
            &["international"]
        } else if squares().any(|square| square.as_algebraic().is_some()) {
            &["russian", "czech", "brazilian", "italian", "international"]
        } else if largest.max(largest_in_fen) > 32 {
            &["international", "frisian"]
        } else {
            &["english", "international", "pool", "russian", "brazilian", "italian", "czech"]
        };
        let with_type = |id: &&str| {
            let rules = variants::find(id)?.rules;
            let standard = GameType::of(&rules);
            Some((rules, standard))
        };
        ids.iter().filter_map(with_type).collect()
    }

    /// Replays the game by these rules.
    #[must_use]
    pub fn check_by(&self, rules: &Ruleset, game_type: GameType, rules_are_named: bool) -> Checked {
        self.walk(rules, game_type, rules_are_named, &|| true)
    }

    fn walk(
        &self,
        rules: &Ruleset,
        game_type: GameType,
        rules_are_named: bool,
        go_on: &dyn Fn() -> bool,
    ) -> Checked {
        let place = self.place.unwrap_or(Place::START);
        let mut faults = Vec::new();
        let start = match self.tag("FEN").filter(|fen| !fen.trim().is_empty()) {
            None => Position::initial(rules),
            Some(fen) => match self.start_from(fen, rules, game_type) {
                Ok(pos) => pos,
                Err(error) => {
                    let place = self.tag_place("FEN");
                    faults.push(GameFault { place, kind: GameFaultKind::BadPosition(error) });
                    Position::initial(rules)
                }
            },
        };
        let is_bad = !faults.is_empty();
        let mut walk = Walk {
            rules,
            game_type,
            places: self.move_places.iter().copied(),
            here: place,
            faults,
            faults_left_out: 0,
            found: Vec::new(),
            legal: MoveList::new(),
            go_on,
        };
        let mut moves = Vec::new();
        if !is_bad {
            walk.line(&self.items, start, &mut moves);
        }
        let Walk { mut faults, faults_left_out, found, .. } = walk;
        if faults.is_empty()
            && let Err(event) = self.replay_events(*rules, start, &moves)
        {
            faults.push(GameFault { place, kind: GameFaultKind::ImpossibleEvent(event) });
        }
        faults.extend(self.contradiction());
        let rules = *rules;
        Checked { rules, game_type, rules_are_named, start, moves, found, faults, faults_left_out }
    }

    fn contradiction(&self) -> Option<GameFault> {
        let tag = self.tag("Result").and_then(GameResult::parse)?;
        let (moves, place) = (self.result?, self.result_place?);
        let both_known = tag != GameResult::Unknown && moves != GameResult::Unknown;
        let kind = GameFaultKind::Contradiction { tag, moves };
        (both_known && tag != moves).then_some(GameFault { place, kind })
    }

    /// The position of the FEN tag; where it does not say who moves, the
    /// player whose piece stands where the first move begins.
    fn start_from(
        &self,
        fen: &str,
        rules: &Ruleset,
        game_type: GameType,
    ) -> Result<Position, damier_rules::FenError> {
        let known = fen.trim_start_matches(['"', ' ']);
        let Some(rest) = known.strip_prefix('?') else {
            return game_type.position(fen, rules);
        };
        let first = self.main_line().next().and_then(|m| game_type.square(m.from));
        let by = |color: Color| game_type.position(&format!("{}{rest}", color.letter()), rules);
        let white = by(Color::White)?;
        let is_blacks = first.is_some_and(|sq| white.pieces(Color::Black).contains(sq));
        if is_blacks { by(Color::Black) } else { Ok(white) }
    }
}

/// Why a written move is none that can be played.
enum Unfit {
    NoSuchSquare,
    Ambiguous(Vec<Move>),
    Illegal(Attempt),
}

enum Named {
    Rules(Ruleset, GameType),
    Unknown(Box<str>),
    Nothing,
}

struct Walk<'a, P> {
    rules: &'a Ruleset,
    game_type: GameType,
    places: P,
    here: Place,
    faults: Vec<GameFault>,
    faults_left_out: usize,
    found: Vec<Option<(Position, Move)>>,
    legal: MoveList,
    go_on: &'a dyn Fn() -> bool,
}

impl<P: Iterator<Item = Place>> Walk<'_, P> {
    /// Plays a line. Behind a fault its moves are passed over, but a setup puts
    /// it right. Depth is bounded by the reader's limit.
    fn line(&mut self, items: &[Item], start: Position, moves: &mut Vec<(Position, Move)>) {
        let mut now = Some(start);
        let mut before = Some(start);
        for (i, item) in items.iter().enumerate() {
            match item {
                Item::Move(written) => {
                    self.here = self.places.next().unwrap_or(self.here);
                    before = now.filter(|_| (self.go_on)());
                    now = before.and_then(|pos| self.play(&pos, written, &items[i + 1..], moves));
                    self.found.push(now.and(moves.last().copied()));
                }
                Item::Setup(fen) => match self.game_type.position(fen, self.rules) {
                    Ok(pos) => (before, now) = (Some(pos), Some(pos)),
                    Err(error) => self.fault(GameFaultKind::BadPosition(error)),
                },
                Item::Variation(items) => match before {
                    Some(pos) => self.line(items, pos, &mut Vec::new()),
                    None => self.pass_over(items),
                },
                Item::Strength(_) | Item::Nag(_) | Item::Comment(_) => {}
            }
        }
    }

    /// Uses up the places of moves that cannot be played.
    fn pass_over(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Move(_) => {
                    self.here = self.places.next().unwrap_or(self.here);
                    self.found.push(None);
                }
                Item::Variation(items) => self.pass_over(items),
                _ => {}
            }
        }
    }

    fn play(
        &mut self,
        pos: &Position,
        written: &WrittenMove,
        rest: &[Item],
        moves: &mut Vec<(Position, Move)>,
    ) -> Option<Position> {
        let m = match self.find(pos, written) {
            Ok(m) => m,
            Err(unfit) => {
                let meant = match &unfit {
                    Unfit::Ambiguous(candidates) => self.meant(pos, candidates, rest),
                    _ => None,
                };
                self.unfit(pos, written, unfit);
                meant?
            }
        };
        moves.push((*pos, m));
        Some(self.after(pos, m))
    }

    fn after(&self, pos: &Position, m: Move) -> Position {
        let mut next = *pos;
        next.play_unchecked(self.rules, m);
        next
    }

    /// The one of several moves after which the rest of the line can be played
    /// the furthest, if there is just one.
    fn meant(&mut self, pos: &Position, candidates: &[Move], rest: &[Item]) -> Option<Move> {
        let mut reach: Vec<(usize, Move)> = Vec::new();
        for &candidate in candidates {
            let mut now = self.after(pos, candidate);
            let mut played = 0;
            for item in rest {
                let m = match item {
                    Item::Move(written) => self.find(&now, written).ok(),
                    Item::Setup(_) => None,
                    _ => continue,
                };
                let Some(m) = m else { break };
                now = self.after(&now, m);
                played += 1;
            }
            reach.push((played, candidate));
        }
        reach.sort_by_key(|(played, _)| std::cmp::Reverse(*played));
        match reach[..] {
            [(best, m), (second, _), ..] if best > second => Some(m),
            _ => None,
        }
    }

    fn fault(&mut self, kind: GameFaultKind) {
        if self.has_room() {
            self.faults.push(GameFault { place: self.here, kind });
        } else {
            self.faults_left_out += 1;
        }
    }

    fn has_room(&self) -> bool {
        self.faults.len() < MOST_FAULTS
    }

    /// A move that is none. To say why takes long, and is said only to those
    /// who will hear it.
    fn unfit(&mut self, pos: &Position, written: &WrittenMove, unfit: Unfit) {
        let why = match unfit {
            _ if !self.has_room() => {
                self.faults_left_out += 1;
                return;
            }
            Unfit::NoSuchSquare => {
                return self.fault(GameFaultKind::NoSuchSquare(written.clone()));
            }
            Unfit::Ambiguous(moves) => Explanation::Ambiguous(moves),
            Unfit::Illegal(attempt) => pos.explain(self.rules, &attempt),
        };
        let (written, position) = (written.clone(), Box::new(*pos));
        self.fault(GameFaultKind::Illegal { written, position, why });
    }

    fn find(&mut self, pos: &Position, written: &WrittenMove) -> Result<Move, Unfit> {
        let square = |name| self.game_type.square(name);
        let (Some(from), Some(to)) = (square(written.from), square(written.to)) else {
            return Err(Unfit::NoSuchSquare);
        };
        let listed = pos.legal_moves_into(self.rules, &mut self.legal);
        // Almost always one legal move joins the two squares, and nothing is
        // written between them.
        if let (Ok(()), None) = (listed, &written.via) {
            let mut fitting = self.legal.iter().filter(|m| m.from == from && m.to == to);
            if let (Some(&m), None) = (fitting.next(), fitting.next()) {
                return Ok(m);
            }
        }
        let squares: Option<Vec<Square>> = written.squares().map(square).collect();
        let attempt = Attempt {
            squares: squares.ok_or(Unfit::NoSuchSquare)?,
            captured: None,
            crossed: written.capture,
        };
        pos.find_move(self.rules, attempt.clone(), &self.legal).map_err(|error| match error {
            MoveTextError::Ambiguous(moves) => Unfit::Ambiguous(moves),
            _ => Unfit::Illegal(attempt),
        })
    }
}
