//! Matches between players without processes: who wins, what counts, what is
//! written, and how a match goes on.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use damier_protocol::arena::{
    Choice, Conditions, Consent, Contender, Ending, Finished, Forfeit, Journal, JournalError,
    Match, MatchError, MatchScore, Pace, Player, Points, Random, openings, stats::Sprt,
};
use damier_protocol::host::HostError;
use damier_protocol::hub::{Info, Level, board};
use damier_rules::{Game, Move, Position, Ruleset, variants};

const RULES: Ruleset = variants::RUSSIAN;

const CONDITIONS: Conditions = Conditions {
    depth: None,
    nodes: None,
    pace: None,
    grace: Duration::from_millis(500),
    patience: Duration::from_secs(5),
    max_plies: 60,
    may_agree: false,
};

/// Plays moves that depend on the position and its seed alone.
struct Mover {
    seed: u64,
    manner: Manner,
}

#[derive(Copy, Clone, PartialEq)]
enum Manner {
    Random,
    Greedy,
    Illegal,
    Leaves,
    Slow,
}

impl Player for Mover {
    fn new_game(&mut self) -> Result<(), HostError> {
        Ok(())
    }

    fn choose(&mut self, game: &Game, _: Level, _: Duration) -> Result<Choice, HostError> {
        let (pos, rules) = (game.position(), game.rules());
        let mut moves = pos.legal_moves(rules).expect("few moves").to_vec();
        moves.sort_unstable_by(Move::cmp_by_squares);
        let ply = game.moves().count() as u64;
        let m = moves[Random::new(self.seed + ply * 31).below(moves.len())];
        match self.manner {
            Manner::Leaves if ply > 6 => return Err(HostError::Died("gone".into())),
            Manner::Illegal if ply > 6 => return Ok(choice("1-32".into())),
            Manner::Slow if ply > 6 => std::thread::sleep(Duration::from_millis(30)),
            Manner::Greedy => moves.sort_by_key(|m| replies_taking(pos, m)),
            _ => {}
        }
        let m = if self.manner == Manner::Greedy { moves[0] } else { m };
        Ok(choice(board::write_move(m, &moves)))
    }
}

fn choice(text: String) -> Choice {
    Choice { text, info: Info::default() }
}

/// How much the opponent could take after this move.
fn replies_taking(pos: &Position, m: &Move) -> u32 {
    let mut after = *pos;
    after.play_unchecked(&RULES, *m);
    let replies = after.legal_moves(&RULES).expect("few moves");
    replies.iter().map(|reply| reply.captured.count()).max().unwrap_or_default()
}

fn contender(seed: u64, manner: Manner) -> impl Contender {
    move || -> Result<Box<dyn Player>, HostError> { Ok(Box::new(Mover { seed, manner })) }
}

struct Scene {
    openings: Vec<Position>,
    conditions: Conditions,
    concurrency: usize,
}

impl Scene {
    fn new(concurrency: usize) -> Scene {
        Scene { openings: openings::ballots(&RULES, 2), conditions: CONDITIONS, concurrency }
    }

    fn play(
        &self,
        first: &dyn Contender,
        second: &dyn Contender,
        standing: &mut MatchScore,
    ) -> Vec<Finished> {
        let mut games = Vec::new();
        let mut keep = |game: &Finished, _: &MatchScore| {
            games.push(game.clone());
            Ok(())
        };
        self.of(first, second).run(standing, &mut keep).expect("both play");
        games.sort_by_key(|game| game.number);
        games
    }

    fn of<'a>(&'a self, first: &'a dyn Contender, second: &'a dyn Contender) -> Match<'a> {
        Match {
            rules: RULES,
            contenders: [first, second],
            openings: &self.openings,
            conditions: self.conditions,
            concurrency: self.concurrency,
        }
    }
}

fn names() -> [String; 2] {
    ["One".to_owned(), "Two".to_owned()]
}

fn scratch(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("damier-{}-{name}.pdn", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn the_same_player_twice_gets_half_of_every_pair() {
    let mut standing = MatchScore::new(20, None);
    let (one, two) = (contender(1, Manner::Random), contender(1, Manner::Random));
    let games = Scene::new(3).play(&one, &two, &mut standing);
    assert_eq!(games.len(), 40);
    assert_eq!(standing.tally().pairs(), [0, 0, 20, 0, 0]);
    for pair in games.chunks(2) {
        assert_eq!(pair[0].played.game.start(), pair[1].played.game.start());
        assert_eq!(pair[0].played.game.log(), pair[1].played.game.log());
    }
}

#[test]
fn who_looks_one_move_ahead_wins() {
    let mut standing = MatchScore::new(40, Some(Sprt::new(0.0, 100.0)));
    let (one, two) = (contender(1, Manner::Greedy), contender(2, Manner::Random));
    Scene::new(2).play(&one, &two, &mut standing);
    assert!(standing.tally().score() > 0.8);
    assert!(standing.verdict().is_some() && standing.is_over());
}

#[test]
fn the_answer_does_not_depend_on_how_many_play_at_once() {
    let outcome = |concurrency, name: &str| {
        let path = scratch(name);
        let scene = Scene::new(concurrency);
        let (one, two) = (contender(1, Manner::Greedy), contender(2, Manner::Random));
        let mut standing = MatchScore::new(40, Some(Sprt::new(0.0, 100.0)));
        let mut journal = Journal::create(&path, &names(), "test").unwrap();
        let mut write = |game: &Finished, _: &MatchScore| journal.write(game);
        scene.of(&one, &two).run(&mut standing, &mut write).unwrap();
        journal.finish(&standing).unwrap();
        (*standing.tally(), fs::read_to_string(path).unwrap())
    };
    let (tally, text) = outcome(1, "alone");
    assert_eq!((tally, text), outcome(4, "together"));
}

#[test]
fn forfeits_lose_and_say_why() {
    let check = |manner, conditions, expected: &dyn Fn(&Forfeit) -> bool| {
        let mut scene = Scene::new(2);
        scene.conditions = conditions;
        let mut standing = MatchScore::new(4, None);
        let (one, two) = (contender(1, manner), contender(1, Manner::Random));
        for game in scene.play(&one, &two, &mut standing) {
            assert_eq!(game.points(), Points::Loss);
            let Ending::Forfeit { why, .. } = &game.played.ending else {
                panic!("{}", game.played.ending);
            };
            assert!(expected(why), "{why:?}");
        }
        assert_eq!(standing.tally().games(), (0, 0, 8));
    };
    check(Manner::Illegal, CONDITIONS, &|why| *why == Forfeit::Illegal("1-32".into()));
    check(Manner::Leaves, CONDITIONS, &|why| matches!(why, Forfeit::Failed(_)));
    let pace = Some(Pace::Move(Duration::from_millis(5)));
    let hasty = Conditions { pace, grace: Duration::from_millis(15), ..CONDITIONS };
    check(Manner::Slow, hasty, &|why| *why == Forfeit::Late);
}

#[test]
fn a_clock_runs_out_over_several_moves() {
    let base = Duration::from_millis(100);
    let pace = Some(Pace::Clock { base, increment: Duration::from_millis(1) });
    let mut scene = Scene::new(1);
    scene.conditions = Conditions { pace, grace: Duration::ZERO, ..CONDITIONS };
    let mut standing = MatchScore::new(1, None);
    let (one, two) = (contender(1, Manner::Slow), contender(1, Manner::Random));
    let games = scene.play(&one, &two, &mut standing);
    let why = |game: &Finished| game.played.ending.to_string();
    assert!(games.iter().all(|game| why(game).ends_with("out of time")), "{}", why(&games[0]));
    assert!(games[0].played.game.moves().count() > 10, "not at the first slow move");
}

#[test]
fn a_long_game_is_a_draw() {
    let mut scene = Scene::new(1);
    scene.conditions.max_plies = 4;
    let mut standing = MatchScore::new(1, None);
    let (one, two) = (contender(1, Manner::Random), contender(2, Manner::Random));
    let games = scene.play(&one, &two, &mut standing);
    assert!(games.iter().all(|game| game.played.ending == Ending::TooLong));
    assert_eq!(standing.tally().games(), (0, 2, 0));
}

#[test]
fn players_who_both_see_the_end_may_agree() {
    /// Says of every move what it is worth.
    struct Judge(Mover, i32);
    impl Player for Judge {
        fn new_game(&mut self) -> Result<(), HostError> {
            self.0.new_game()
        }
        fn choose(
            &mut self,
            game: &Game,
            level: Level,
            limit: Duration,
        ) -> Result<Choice, HostError> {
            let choice = self.0.choose(game, level, limit)?;
            Ok(Choice { info: Info { score: Some(self.1), ..Info::default() }, ..choice })
        }
    }
    let judge = |score| {
        move || -> Result<Box<dyn Player>, HostError> {
            Ok(Box::new(Judge(Mover { seed: 1, manner: Manner::Random }, score)))
        }
    };
    let (one, two) = (judge(450), judge(-450));
    let play = |may_agree| {
        let mut scene = Scene::new(1);
        scene.conditions.may_agree = may_agree;
        scene.play(&one, &two, &mut MatchScore::new(1, None))
    };
    let agrees = |game: &Finished| matches!(game.played.ending, Ending::Agreed(Consent::Win(_)));
    for game in play(true) {
        assert!(agrees(&game), "{}", game.played.ending);
        assert_eq!(game.points(), Points::Win);
        assert_eq!(game.played.game.moves().count(), 8);
    }
    assert!(!play(false).iter().any(agrees));
}

#[test]
fn an_engine_that_does_not_start_ends_the_match() {
    let one = || -> Result<Box<dyn Player>, HostError> { Err(HostError::Start("no".into())) };
    let two = contender(1, Manner::Random);
    let scene = Scene::new(2);
    let error = scene.of(&two, &one).run(&mut MatchScore::new(4, None), &mut |_, _| Ok(()));
    assert!(matches!(error, Err(MatchError::Start(1, _))));
}

#[test]
fn a_match_that_was_broken_off_goes_on() {
    let path = scratch("resume");
    let scene = Scene::new(2);
    let (one, two) = (contender(1, Manner::Greedy), contender(2, Manner::Random));
    let whole = {
        let mut standing = MatchScore::new(10, None);
        scene.play(&one, &two, &mut standing);
        *standing.tally()
    };
    // Breaks off when the seventh game is to be written.
    let mut journal = Journal::create(&path, &names(), "nodes=5").unwrap();
    let count = AtomicUsize::new(0);
    let mut write = |game: &Finished, _: &MatchScore| match count.fetch_add(1, Ordering::Relaxed) {
        0..6 => journal.write(game),
        _ => Err(std::io::Error::other("the lights went out")),
    };
    let broken = scene.of(&one, &two).run(&mut MatchScore::new(10, None), &mut write);
    assert!(matches!(broken, Err(MatchError::Io(_))));
    // Half a game more, as a power cut would leave it.
    let text = fs::read_to_string(&path).unwrap();
    let half = &text[..text.find("\n\n").unwrap() + 20].replace("1.1", "9.1");
    fs::write(&path, format!("{text}\n{half}")).unwrap();

    assert!(matches!(Journal::create(&path, &names(), "nodes=5"), Err(JournalError::Exists(_))));
    let mut standing = MatchScore::new(10, None);
    let other = Journal::resume(&path, &names(), "nodes=6", &mut standing);
    assert!(matches!(other, Err(JournalError::OtherMatch(_))));

    let mut standing = MatchScore::new(10, None);
    let mut journal = Journal::resume(&path, &names(), "nodes=5", &mut standing).unwrap();
    assert_eq!(standing.n_played(), 6);
    let mut played = 0;
    let mut write = |game: &Finished, _: &MatchScore| {
        played += 1;
        journal.write(game)
    };
    scene.of(&one, &two).run(&mut standing, &mut write).unwrap();
    journal.finish(&standing).unwrap();
    assert_eq!(played, 14);
    assert_eq!(*standing.tally(), whole);

    let text = fs::read_to_string(&path).unwrap();
    let games = damier_pdn::read_games(text.as_bytes(), &damier_pdn::Limits::default()).unwrap();
    assert_eq!(games.len(), 20);
    for game in &games {
        assert!(game.problems.is_empty());
        assert!(game.check().faults.is_empty(), "{}", game.to_pdn());
    }
}
