use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use damier_endgame::{Library, Probe, Tables, Value};
use damier_rules::{Action, Game, Outcome, Ruleset};

use crate::eval::Networks;
use crate::handicap::Handicap;
use crate::limits::{Control, Limits};
use crate::score::Score;
use crate::search::{Histories, ProbeScope, Root, RootMove, Shared, Tablebase, Tunings, Worker};
use crate::transposition::TranspositionTable;
use crate::tunables::Tunables;

/// What an engine may use.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Options {
    /// The size of the transposition table.
    pub hash_mib: usize,
    /// How many threads search at once.
    pub threads: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options { hash_mib: 64, threads: 1 }
    }
}

impl Options {
    /// More threads than this are not started. WebAssembly starts none but the
    /// one that asks.
    pub const MOST_THREADS: usize = if cfg!(target_family = "wasm") { 1 } else { 256 };
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Report {
    /// The depth that was completed; 0 if the time did not last for one.
    pub depth: u32,
    /// The longest line that was looked at, in plies.
    pub max_ply: u32,
    /// The best lines, the best first: as many as asked for, as there are
    /// moves, or as were searched; at least one.
    pub lines: Vec<Line>,
    /// How the game ends with perfect play, if endgame tables know and no rule
    /// is seen to prevent it.
    pub exact: Option<Probe>,
    /// The nodes of all threads.
    pub nodes: u64,
    /// The time it took.
    pub elapsed: Duration,
}

impl Report {
    /// What to do now.
    #[must_use]
    pub fn best(&self) -> Action {
        self.lines[0].actions[0]
    }

    /// Nodes per second.
    #[must_use]
    pub fn speed(&self) -> f64 {
        self.nodes as f64 / self.elapsed.as_secs_f64().max(1e-9)
    }
}

/// One of the best things to do, and what is expected to follow.
#[derive(Clone, Debug)]
pub struct Line {
    /// The score for the player to move.
    pub score: Score,
    /// How the game ends after it with perfect play, if endgame tables know.
    pub exact: Option<Probe>,
    /// The action itself first; never empty.
    pub actions: Vec<Action>,
}

/// Why there is nothing to search.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Unsearchable {
    /// The game is over.
    Over(Outcome),
    /// The position has too many captures to list.
    TooComplex,
}

impl fmt::Display for Unsearchable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unsearchable::Over(_) => "the game is over",
            Unsearchable::TooComplex => "the position has too many captures to list",
        })
    }
}

impl std::error::Error for Unsearchable {}

/// A player of draughts, by any rules.
///
/// It keeps what it learned from one search to the next; [`Engine::forget`]
/// makes it a fresh one. With one thread and a depth or node limit, a fresh
/// engine finds the same on every machine.
#[derive(Debug)]
pub struct Engine {
    options: Options,
    table: TranspositionTable,
    tunings: Box<Tunings>,
    histories: Vec<Histories>,
    networks: Networks,
    /// The rules that everything it remembers is about.
    rules: Option<Ruleset>,
    /// Endgame tables.
    library: Option<Arc<Library>>,
    /// What of the tables is in what it remembers.
    scope: Option<ProbeScope>,
}

/// With so few pieces on the board, or twice as many as tables have, endgame
/// tables come within sight.
const FEW_PIECES: u32 = 8;

impl Engine {
    /// An engine that knows nothing yet.
    #[must_use]
    pub fn new(options: Options) -> Engine {
        let threads = options.threads.clamp(1, Options::MOST_THREADS);
        Engine {
            options: Options { threads, ..options },
            table: TranspositionTable::new(options.hash_mib),
            tunings: Box::new(Tunings::new(Tunables::default())),
            histories: vec![Histories::new(); threads],
            networks: Networks::default(),
            rules: None,
            library: None,
            scope: None,
        }
    }

    /// Gives it endgame tables to play by, or takes them away.
    pub fn set_library(&mut self, library: Option<Arc<Library>>) {
        self.library = library;
    }

    /// What it may use.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// Changes what it may use. With another size of table it forgets.
    pub fn set_options(&mut self, options: Options) {
        let threads = options.threads.clamp(1, Options::MOST_THREADS);
        if options.hash_mib != self.options.hash_mib {
            self.table = TranspositionTable::new(options.hash_mib);
        }
        self.histories.resize(threads, Histories::new());
        self.options = Options { threads, ..options };
    }

    /// The networks that it may judge positions by.
    #[must_use]
    pub const fn networks(&self) -> &Networks {
        &self.networks
    }

    /// Changes the networks that it may judge positions by. What it learned by
    /// others it forgets.
    pub fn set_networks(&mut self, networks: Networks) {
        if networks != self.networks {
            self.networks = networks;
            self.forget();
        }
    }

    /// Changes the tuned numbers of its search, for a match between values.
    /// What it learned by others it forgets.
    pub fn set_tunables(&mut self, tunables: Tunables) {
        *self.tunings = Tunings::new(tunables);
        self.forget();
    }

    /// The size of the table that there was room for.
    #[must_use]
    pub fn hash_mib(&self) -> usize {
        self.table.mebibytes()
    }

    /// Forgets everything, as before another game.
    pub fn forget(&mut self) {
        self.scope = None;
        self.table.clear();
        self.histories.fill_with(Histories::new);
    }

    /// Looks for the best thing to do for the player to move. After each
    /// depth, `report` hears what has been found so far.
    ///
    /// # Errors
    ///
    /// [`Unsearchable`] if there is nothing to do.
    ///
    /// # Examples
    ///
    /// ```
    /// use damier_engine::{Control, Engine, Limits, Options};
    /// use damier_rules::{Game, Position, variants};
    ///
    /// let rules = variants::JUMBO;
    /// let pos = Position::from_fen("W:W32,37,38:B22,23,24,27", &rules)?;
    /// let game = Game::from_position(rules, pos);
    /// let mut engine = Engine::new(Options { hash_mib: 1, threads: 1 });
    /// let found = engine.search(&game, &Limits::depth(5), &Control::new(), &mut |_| {})?;
    /// assert!(!found.lines[0].actions.is_empty());
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    pub fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        control: &Control,
        report: &mut dyn FnMut(&Report),
    ) -> Result<Report, Unsearchable> {
        self.search_as(game, limits, control, None, report)
    }

    pub(crate) fn search_as(
        &mut self,
        game: &Game,
        limits: &Limits,
        control: &Control,
        handicap: Option<Handicap>,
        report: &mut dyn FnMut(&Report),
    ) -> Result<Report, Unsearchable> {
        if self.rules.replace(*game.rules()).is_some_and(|rules| rules != *game.rules()) {
            self.forget();
        }
        // Who misjudges positions does so by hand: by that the levels were
        // measured.
        let judges_well = handicap.is_none_or(|handicap| handicap.noise == 0);
        let mut shared = Shared::new(
            &self.table,
            &self.tunings,
            self.networks.of(game.rules()).filter(|_| judges_well).cloned(),
            game.rules(),
            limits.clone(),
            control.clone(),
        );
        shared.handicap = handicap;
        let mut root = Root::of(game)?;
        let tables = self.tables(game, limits, handicap);
        let exact = tables.as_ref().and_then(|tables| root.ask(tables, game.rules()));
        if let Some(best) = exact.filter(|_| limits.lines <= 1) {
            root.keep_best(best);
        }
        if let Some(tables) = tables.clone() {
            let scope = root.scope(exact);
            // Scores that were found with more help would hide the way.
            if self.scope.replace(scope).is_some_and(|before| before != scope) {
                self.table.clear();
            }
            shared.tablebase = Some(Tablebase::new(tables, scope));
        }
        let shared = &shared;
        self.table.grow_older();
        let mut best = search_together(shared, &mut self.histories, root, report);
        // Not even one move was searched: nothing is known.
        if let Some(first) = best.root.moves.first_mut()
            && first.score == -Score::INFINITE
        {
            first.score = Score::DRAW;
        }
        if let Some(tables) = &tables {
            best.root.extend_lines(tables, game.rules(), limits.lines.max(1));
        }
        let mut report = summary(shared, &best.root, best.depth, best.max_ply);
        report.exact = exact.and_then(|exact| best.root.confirm(exact));
        Ok(report)
    }

    /// The tables that a search may ask. Who misjudges positions does not know
    /// tables by heart.
    fn tables(
        &self,
        game: &Game,
        limits: &Limits,
        handicap: Option<Handicap>,
    ) -> Option<Arc<Tables>> {
        if handicap.is_some_and(|handicap| handicap.noise > 0) {
            return None;
        }
        // Who has a clock does not wait; other searches are to find the same
        // whenever they are asked.
        if limits.time.is_none() {
            self.make_ready(game);
        }
        let tables = self.near_tables(game)?;
        tables.prepare();
        Some(tables)
    }

    /// The tables of a game that comes near them. Others are not asked at all,
    /// so that it does not matter whether somebody else has made them ready.
    fn near_tables(&self, game: &Game) -> Option<Arc<Tables>> {
        let tables = self.library.as_ref()?.tables(game.rules())?;
        let near = FEW_PIECES.max(2 * tables.reach());
        (game.position().occupied().count() <= near).then_some(tables)
    }

    /// Makes endgame tables ready if the game comes near them, and waits for
    /// it: a moment, and only once for each ruleset.
    pub fn make_ready(&self, game: &Game) {
        if let Some(tables) = self.near_tables(game) {
            tables.prepare_now();
        }
    }
}

/// What one thread found.
struct ThreadResult {
    root: Root,
    depth: u32,
    max_ply: u32,
}

/// Searches with one thread for each set of histories; what the best of them found.
fn search_together(
    shared: &Shared<'_>,
    histories: &mut [Histories],
    mut root: Root,
    report: &mut dyn FnMut(&Report),
) -> ThreadResult {
    let (first, others) = histories.split_at_mut(1);
    std::thread::scope(|scope| {
        let helpers: Vec<_> = others
            .iter_mut()
            .enumerate()
            .map(|(i, own)| {
                let mut root = root.clone();
                // Half of them a ply ahead, so that they do not all do the same.
                let first_depth = 1 + (i as u32 + 1) % 2;
                scope.spawn(move || {
                    let mut worker = Worker::new(shared, own, &root);
                    let depth = worker.deepen(&mut root, first_depth, &mut |_, _, _| {});
                    ThreadResult { root, depth, max_ply: 0 }
                })
            })
            .collect();
        let mut max_ply = 0;
        let mut worker = Worker::new(shared, &mut first[0], &root);
        let depth = worker.deepen(&mut root, 1, &mut |depth, longest, root| {
            max_ply = longest;
            report(&summary(shared, root, depth, longest));
        });
        shared.finish();
        let mut best = ThreadResult { root, depth, max_ply };
        for helper in helpers {
            // A thread that failed has nothing to say.
            if let Ok(other) = helper.join()
                && other.depth > best.depth
                && shared.limits.lines <= 1
            {
                best = ThreadResult { max_ply: best.max_ply, ..other };
            }
        }
        best
    })
}

fn summary(shared: &Shared<'_>, root: &Root, depth: u32, max_ply: u32) -> Report {
    let lines = root
        .moves
        .iter()
        .take(shared.limits.lines.max(1))
        .enumerate()
        // The others may not have had their turn yet.
        .filter(|(i, root_move)| *i == 0 || root_move.score > -Score::INFINITE)
        .map(|(_, root_move)| root_move)
        .map(line_of)
        .collect();
    let (nodes, elapsed) = (shared.nodes(), shared.clock.elapsed());
    Report { depth, max_ply, lines, exact: None, nodes, elapsed }
}

fn line_of(root_move: &RootMove) -> Line {
    // Which of several draws is the best was judged by looks.
    let is_drawn = root_move.exact.is_some_and(|exact| exact.value == Value::Draw);
    let score = if is_drawn { Score::DRAW } else { root_move.score };
    Line { score, exact: root_move.exact, actions: root_move.line.clone() }
}
