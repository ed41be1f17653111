//! What every store must do about whose games are.

use super::contract::{Folder, fit, open, tamper, wait};
use super::*;

const ANNA: Owner = Owner([0xa; 32]);
const BERTIL: Owner = Owner([0xb; 32]);

const VISITORS: [Visitor; 4] =
    [Visitor::Household, Visitor::Device(ANNA), Visitor::Device(BERTIL), Visitor::Stranger];

fn standing() -> Standing {
    Standing { result: "*", moves: 0, placement: String::new() }
}

fn game(id: &GameId, words: &str, by: Visitor) -> NewGame {
    let header = format!("{{\"rules\":\"{words}\"}}");
    NewGame { id: id.clone(), header, words: words.to_owned(), standing: standing(), by }
}

/// A game of one entry.
fn new_game(store: &dyn GameStore, words: &str, by: Visitor) -> GameId {
    let id = GameId::random().expect("random numbers");
    wait(store.create(game(&id, words, by))).expect("a new game");
    append(store, &id, 0, by).expect("stored");
    id
}

fn append(store: &dyn GameStore, id: &GameId, seen: u32, by: Visitor) -> Result<u32, StoreError> {
    let (id, entries) = (id.clone(), vec!["a".to_owned()]);
    let addition = Addition { id, seen, entries, standing: standing(), by };
    wait(store.append(addition)).map(|appended| appended.version)
}

fn read(store: &dyn GameStore, id: &GameId, visitor: Visitor) -> Option<(Whose, bool)> {
    let game = wait(store.read(id, visitor)).expect("readable")?;
    Some((game.whose, game.shared))
}

fn listed(store: &dyn GameStore, visitor: Visitor, word: Option<&str>) -> Vec<(String, Whose)> {
    let fit = word.and_then(|word| fit(&[word]));
    let query = ListQuery { visitor, fit, limit: 10_000, before: None };
    let listed = wait(store.list(query)).expect("a list");
    assert_eq!(listed.total as usize, listed.games.len(), "{visitor:?} {word:?}");
    listed.games.into_iter().map(|game| (game.id, game.whose)).collect()
}

/// What a visitor finds of a game by every question there is.
fn finds_nothing(store: &dyn GameStore, id: &GameId, words: &str, visitor: Visitor) {
    assert_eq!(read(store, id, visitor), None, "{visitor:?}");
    for word in [None, Some(words)] {
        let list = listed(store, visitor, word);
        assert!(list.iter().all(|(listed, _)| listed != id.as_str()), "{visitor:?} {word:?}");
    }
    let before = ListQuery { visitor, limit: 1, before: Some(id.clone()), ..ListQuery::default() };
    let before = wait(store.list(before)).map(|listed| listed.total);
    assert_eq!(before, Err(StoreError::NoSuchGame), "{visitor:?}");
    let none = Err(StoreError::NoSuchGame);
    assert_eq!(wait(store.may_change(id, visitor)), none, "{visitor:?}");
    assert_eq!(append(store, id, 1, visitor), Err(StoreError::NoSuchGame), "{visitor:?}");
    assert_eq!(append(store, id, 0, visitor), Err(StoreError::NoSuchGame), "said again");
    assert_eq!(wait(store.delete(id, visitor)), none, "{visitor:?}");
    assert_eq!(wait(store.restore(id, visitor)), none, "{visitor:?}");
    assert_eq!(wait(store.share(id, visitor, true)), none, "{visitor:?}");
    if let Some(owner) = visitor.owner() {
        assert_eq!(wait(store.claim(id, owner)), none, "{visitor:?}");
    }
    for words in [words, "else"] {
        let made = wait(store.create(game(id, words, visitor)));
        assert_eq!(made, Err(StoreError::Taken), "{visitor:?}");
    }
}

pub(super) fn contract(store: &dyn GameStore) {
    another_visitor_finds_nothing_of_it(store);
    a_common_game_is_everybodys(store);
    a_common_game_is_claimed_once(store);
    of_two_who_claim_one_wins(store);
    a_shared_game_is_read_and_not_written(store);
    a_game_thrown_away_keeps_its_owner(store);
    a_device_that_becomes_another_takes_its_games_along(store);
    lists_of_a_device_have_pages(store);
    everybody_may_do_what_he_may_and_nothing_else(store);
}

fn another_visitor_finds_nothing_of_it(store: &dyn GameStore) {
    let id = new_game(store, "secret", Visitor::Device(ANNA));
    for visitor in [Visitor::Device(BERTIL), Visitor::Stranger] {
        finds_nothing(store, &id, "secret", visitor);
    }
    let anna = Visitor::Device(ANNA);
    assert_eq!(read(store, &id, anna), Some((Whose::Yours, false)));
    assert_eq!(listed(store, anna, Some("secret")), [(id.to_string(), Whose::Yours)]);
    let again = wait(store.create(game(&id, "secret", anna)));
    assert_eq!(again, Ok(1), "an answer that was lost");
    let other = wait(store.create(game(&id, "else", anna)));
    assert_eq!(other, Err(StoreError::Stale { version: 1 }));
    assert_eq!(append(store, &id, 1, anna), Ok(2), "all is as it was");
    assert_eq!(read(store, &id, Visitor::Household), Some((Whose::Common, false)));
}

fn a_common_game_is_everybodys(store: &dyn GameStore) {
    for maker in [Visitor::Household, Visitor::Stranger] {
        let id = new_game(store, "everybodys", maker);
        for (seen, visitor) in (1..).zip(VISITORS) {
            assert_eq!(read(store, &id, visitor), Some((Whose::Common, false)), "{visitor:?}");
            let found = listed(store, visitor, Some("everybodys"));
            assert!(found.contains(&(id.to_string(), Whose::Common)), "{visitor:?}");
            assert_eq!(append(store, &id, seen, visitor), Ok(seen + 1), "{visitor:?}");
            assert_eq!(wait(store.share(&id, visitor, true)), Ok(()), "as it is");
            assert_eq!(wait(store.delete(&id, visitor)), Ok(()), "{visitor:?}");
            assert_eq!(wait(store.restore(&id, visitor)), Ok(()), "{visitor:?}");
        }
        assert_eq!(wait(store.claim(&id, ANNA)), Ok(()));
        let anna = read(store, &id, Visitor::Device(ANNA));
        assert_eq!(anna, Some((Whose::Yours, false)), "nobody could share it before");
    }
}

fn a_common_game_is_claimed_once(store: &dyn GameStore) {
    let id = new_game(store, "claimed", Visitor::Household);
    for _ in 0..2 {
        wait(store.claim(&id, ANNA)).expect("claiming twice is claiming");
    }
    assert_eq!(wait(store.claim(&id, BERTIL)), Err(StoreError::NoSuchGame));
    finds_nothing(store, &id, "claimed", Visitor::Device(BERTIL));
    wait(store.share(&id, Visitor::Device(ANNA), true)).expect("shared");
    assert_eq!(wait(store.claim(&id, BERTIL)), Err(StoreError::NotYours));
    assert_eq!(read(store, &id, Visitor::Device(ANNA)), Some((Whose::Yours, true)));
    let thrown_away = new_game(store, "claimed", Visitor::Household);
    wait(store.delete(&thrown_away, Visitor::Household)).expect("thrown away");
    assert_eq!(wait(store.claim(&thrown_away, ANNA)), Err(StoreError::NoSuchGame));
}

fn of_two_who_claim_one_wins(store: &dyn GameStore) {
    let id = new_game(store, "wanted", Visitor::Household);
    let owners: Vec<Owner> = (0x10..0x18).map(|number| Owner([number; 32])).collect();
    let outcomes: Vec<_> = std::thread::scope(|scope| {
        let id = &id;
        let claim = |owner: &Owner| {
            let owner = *owner;
            scope.spawn(move || wait(store.claim(id, owner)))
        };
        let claims: Vec<_> = owners.iter().map(claim).collect();
        claims.into_iter().map(|claim| claim.join().expect("no panic")).collect()
    });
    let won: Vec<_> = owners.iter().zip(&outcomes).filter(|(_, won)| won.is_ok()).collect();
    assert_eq!(won.len(), 1, "{outcomes:?}");
    assert_eq!(read(store, &id, Visitor::Device(*won[0].0)), Some((Whose::Yours, false)));
}

fn a_shared_game_is_read_and_not_written(store: &dyn GameStore) {
    let (anna, bertil) = (Visitor::Device(ANNA), Visitor::Device(BERTIL));
    let id = new_game(store, "shared", anna);
    wait(store.share(&id, anna, true)).expect("shared");
    for visitor in [bertil, Visitor::Stranger] {
        assert_eq!(read(store, &id, visitor), Some((Whose::Another, true)));
        assert_eq!(listed(store, visitor, Some("shared")), [], "in nobody else's list");
        assert_eq!(wait(store.may_change(&id, visitor)), Err(StoreError::NotYours));
        assert_eq!(append(store, &id, 1, visitor), Err(StoreError::NotYours));
        assert_eq!(append(store, &id, 0, visitor), Err(StoreError::NotYours), "said again");
        assert_eq!(wait(store.delete(&id, visitor)), Err(StoreError::NotYours));
        assert_eq!(wait(store.share(&id, visitor, false)), Err(StoreError::NotYours));
        assert_eq!(wait(store.create(game(&id, "shared", visitor))), Err(StoreError::Taken));
    }
    assert_eq!(append(store, &id, 1, anna), Ok(2));
    assert_eq!(read(store, &id, bertil), Some((Whose::Another, true)), "still");
    wait(store.share(&id, anna, false)).expect("no longer shared");
    finds_nothing(store, &id, "shared", bertil);
}

fn a_game_thrown_away_keeps_its_owner(store: &dyn GameStore) {
    let (anna, bertil) = (Visitor::Device(ANNA), Visitor::Device(BERTIL));
    let id = new_game(store, "thrown", anna);
    wait(store.share(&id, anna, true)).expect("shared");
    wait(store.delete(&id, anna)).expect("thrown away");
    finds_nothing(store, &id, "thrown", bertil);
    finds_nothing(store, &id, "thrown", Visitor::Stranger);
    assert_eq!(wait(store.share(&id, anna, false)), Err(StoreError::NoSuchGame));
    wait(store.restore(&id, anna)).expect("taken back");
    assert_eq!(read(store, &id, anna), Some((Whose::Yours, true)), "as it was");
    assert_eq!(wait(store.restore(&id, bertil)), Err(StoreError::NotYours));
}

fn a_device_that_becomes_another_takes_its_games_along(store: &dyn GameStore) {
    let (old, new) = (Owner([0x01; 32]), Owner([0x02; 32]));
    let here = Visitor::Device(old);
    let (kept, shared, thrown) = (
        new_game(store, "moving", here),
        new_game(store, "moving", here),
        new_game(store, "moving", here),
    );
    wait(store.share(&shared, here, true)).expect("shared");
    wait(store.delete(&thrown, here)).expect("thrown away");
    let others = new_game(store, "moving", Visitor::Device(BERTIL));
    wait(store.hand_over(old, new)).expect("handed over");
    wait(store.hand_over(new, new)).expect("nothing to do");
    let there = Visitor::Device(new);
    assert_eq!(read(store, &kept, there), Some((Whose::Yours, false)));
    assert_eq!(read(store, &shared, there), Some((Whose::Yours, true)));
    assert_eq!(wait(store.restore(&thrown, there)), Ok(()));
    finds_nothing(store, &kept, "moving", here);
    assert_eq!(listed(store, there, Some("moving")).len(), 3);
    finds_nothing(store, &others, "moving", there);
}

fn lists_of_a_device_have_pages(store: &dyn GameStore) {
    let (own, other) = (Owner([0x03; 32]), Owner([0x04; 32]));
    let visitor = Visitor::Device(own);
    let makers = [visitor, Visitor::Stranger, Visitor::Device(other)];
    for maker in makers.iter().cycle().take(12) {
        new_game(store, "paged", *maker);
        // The list is ordered by milliseconds.
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    for word in [None, Some("paged")] {
        let whole = listed(store, visitor, word);
        let whose = |whose| whole.iter().filter(|game| game.1 == whose).count();
        assert_eq!((whose(Whose::Yours), whose(Whose::Another)), (4, 0));
        let newest = whole[..8].iter().map(|game| game.1);
        let turns = [Whose::Common, Whose::Yours].into_iter().cycle().take(8);
        assert!(newest.eq(turns), "one after the other: {whole:?}");
        let mut pages = Vec::new();
        while pages.len() < whole.len() {
            let before = pages.last().and_then(|(id, _): &(String, Whose)| GameId::parse(id));
            let fit = word.and_then(|word| fit(&[word]));
            let page = wait(store.list(ListQuery { visitor, fit, limit: 3, before }));
            let page = page.expect("a list");
            assert_eq!(page.total as usize, whole.len());
            pages.extend(page.games.into_iter().map(|game| (game.id, game.whose)));
        }
        assert_eq!(pages, whole);
    }
}

/// A game in each of the states that decide who may do what.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum State {
    Common,
    Annas,
    AnnasShared,
    CommonThrownAway,
    AnnasThrownAway,
    AnnasSharedThrownAway,
}

const STATES: [State; 6] = [
    State::Common,
    State::Annas,
    State::AnnasShared,
    State::CommonThrownAway,
    State::AnnasThrownAway,
    State::AnnasSharedThrownAway,
];

impl State {
    fn is_common(self) -> bool {
        matches!(self, State::Common | State::CommonThrownAway)
    }

    fn is_shared(self) -> bool {
        matches!(self, State::AnnasShared | State::AnnasSharedThrownAway)
    }

    fn is_gone(self) -> bool {
        !matches!(self, State::Common | State::Annas | State::AnnasShared)
    }

    fn make(self, store: &dyn GameStore, words: &str) -> GameId {
        let maker = if self.is_common() { Visitor::Stranger } else { Visitor::Device(ANNA) };
        let id = new_game(store, words, maker);
        if self.is_shared() {
            wait(store.share(&id, maker, true)).expect("shared");
        }
        if self.is_gone() {
            wait(store.delete(&id, maker)).expect("thrown away");
        }
        id
    }

    /// What is answered to whoever changes it.
    fn answer(self, visitor: Visitor, concerns_thrown_away: bool) -> Result<(), StoreError> {
        let is_his =
            self.is_common() || visitor == Visitor::Household || visitor == Visitor::Device(ANNA);
        match (is_his, self.is_gone()) {
            (true, false) => Ok(()),
            (true, true) if concerns_thrown_away => Ok(()),
            (false, false) if self.is_shared() => Err(StoreError::NotYours),
            _ => Err(StoreError::NoSuchGame),
        }
    }
}

type Operation = fn(&dyn GameStore, &GameId, Visitor) -> Result<(), StoreError>;

/// Every change there is, and whether it can be made to a game that was thrown
/// away.
const OPERATIONS: [(&str, bool, Operation); 7] = [
    ("append", false, |store, id, visitor| append(store, id, 1, visitor).map(drop)),
    ("may_change", false, |store, id, visitor| wait(store.may_change(id, visitor))),
    ("delete", true, |store, id, visitor| wait(store.delete(id, visitor))),
    ("restore", true, |store, id, visitor| wait(store.restore(id, visitor))),
    ("claim", false, |store, id, visitor| match visitor.owner() {
        Some(owner) => wait(store.claim(id, owner)),
        None => wait(store.may_change(id, visitor)),
    }),
    ("share", false, |store, id, visitor| wait(store.share(id, visitor, true))),
    ("stop sharing", false, |store, id, visitor| wait(store.share(id, visitor, false))),
];

/// All that the owner and everybody else see of a game.
fn seen_by_all(store: &dyn GameStore, id: &GameId, words: &str) -> Vec<String> {
    let see = |visitor: &Visitor| {
        let game = wait(store.read(id, *visitor));
        format!("{game:?} {:?}", listed(store, *visitor, Some(words)))
    };
    VISITORS.iter().map(see).collect()
}

fn everybody_may_do_what_he_may_and_nothing_else(store: &dyn GameStore) {
    let mut number = 0;
    for state in STATES {
        for visitor in VISITORS {
            for (name, concerns_thrown_away, operation) in OPERATIONS {
                let case = format!("{visitor:?}: {name}, {state:?}");
                number += 1;
                let words = format!("case{number}");
                let id = state.make(store, &words);
                let before = seen_by_all(store, &id, &words);
                let outcome = operation(store, &id, visitor);
                assert_eq!(outcome, state.answer(visitor, concerns_thrown_away), "{case}");
                if outcome.is_err() {
                    assert_eq!(seen_by_all(store, &id, &words), before, "{case}: unchanged");
                }
            }
            may_read_and_list(store, state, visitor);
            may_make_again(store, state, visitor);
        }
    }
}

fn may_read_and_list(store: &dyn GameStore, state: State, visitor: Visitor) {
    let word = format!("seen{state:?}{visitor:?}").replace(|c: char| !c.is_alphanumeric(), "");
    let id = state.make(store, &word);
    let whose = match visitor {
        Visitor::Household => Whose::Common,
        _ if state.is_common() => Whose::Common,
        Visitor::Device(ANNA) => Whose::Yours,
        _ => Whose::Another,
    };
    let is_seen = !state.is_gone() && (whose != Whose::Another || state.is_shared());
    let expected = is_seen.then_some((whose, state.is_shared()));
    assert_eq!(read(store, &id, visitor), expected, "{visitor:?} {state:?}");
    let is_listed = !state.is_gone() && whose != Whose::Another;
    let expected: Vec<_> = is_listed.then(|| (id.to_string(), whose)).into_iter().collect();
    assert_eq!(listed(store, visitor, Some(&word)), expected, "{visitor:?} {state:?}");
    let all = listed(store, visitor, None);
    assert_eq!(all.iter().any(|game| game.0 == id.as_str()), is_listed, "{visitor:?} {state:?}");
}

fn may_make_again(store: &dyn GameStore, state: State, visitor: Visitor) {
    let id = state.make(store, "again");
    let made = wait(store.create(game(&id, "again", visitor)));
    let is_his = state.answer(visitor, true) == Ok(());
    let expected = match (is_his, state.is_gone()) {
        (false, _) => Err(StoreError::Taken),
        (true, false) => Ok(1),
        (true, true) => Err(StoreError::Stale { version: 1 }),
    };
    assert_eq!(made, expected, "{visitor:?} {state:?}");
}

#[test]
fn sqlite_keeps_the_contract_of_owners() {
    let folder = Folder::new();
    let store = open(&folder.file());
    contract(&store);
    let of_anna = listed(&store, Visitor::Device(ANNA), None);
    drop(store);
    let store = open(&folder.file());
    assert_eq!(listed(&store, Visitor::Device(ANNA), None), of_anna, "after opening again");
    drop(store);
    let scope = doctor::Scope { replays: false, is_live: false };
    let report = doctor::examine(&folder.file(), scope, &mut |_, _| {}).expect("a file of games");
    assert_eq!(report.findings, [], "every seal is right");
}

#[test]
fn an_owner_that_is_damaged_makes_no_game_common() {
    for damage in ["zeroblob(32)", "x'0a0a'", "zeroblob(0)"] {
        let folder = Folder::new();
        let store = open(&folder.file());
        let id = new_game(&store, "damaged", Visitor::Device(ANNA));
        tamper(&folder.file(), &format!("update game set owner = {damage}"));
        finds_nothing(&store, &id, "damaged", Visitor::Device(BERTIL));
        finds_nothing(&store, &id, "damaged", Visitor::Stranger);
        assert_eq!(read(&store, &id, Visitor::Household), Some((Whose::Common, false)));
        drop(store);
        let scope = doctor::Scope { replays: false, is_live: false };
        let report = doctor::examine(&folder.file(), scope, &mut |_, _| {}).expect("a file");
        let fault = doctor::Fault::Row;
        assert_eq!(report.findings, [doctor::Finding { game: Some(id.to_string()), fault }]);
    }
}

#[test]
fn searches_of_many_games_find_no_others() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let anna = Visitor::Device(ANNA);
    let makers = [anna, Visitor::Device(BERTIL), Visitor::Stranger];
    // More than are looked up one by one.
    let ids: Vec<GameId> = (0..3_300).map(|_| GameId::random().expect("random numbers")).collect();
    let games: Vec<_> = ids.iter().zip(makers.iter().cycle()).collect();
    for some in games.chunks(500) {
        let made = some.iter().map(|(id, maker)| store.create(game(id, "many", **maker)));
        made.collect::<Vec<_>>().into_iter().for_each(|made| assert_eq!(wait(made), Ok(0)));
    }
    wait(store.delete(&ids[0], anna)).expect("thrown away");
    let found = listed(&store, anna, Some("many"));
    assert_eq!(found.len(), 2_199, "all but Bertil's and one");
    assert!(found.iter().all(|game| game.1 != Whose::Another));
    assert_eq!(listed(&store, Visitor::Stranger, Some("many")).len(), 1_100);
    assert_eq!(listed(&store, Visitor::Household, Some("many")).len(), 3_299);
    let fit = fit(&["many"]);
    let page = ListQuery { visitor: anna, fit, limit: 2, before: GameId::parse(&found[0].0) };
    let page = wait(store.list(page)).expect("a list");
    let ids: Vec<&str> = page.games.iter().map(|game| game.id.as_str()).collect();
    assert_eq!(ids, [&found[1].0, &found[2].0]);
    assert_eq!(page.total, 2_199);
}

/// What is found is a part of what is listed, whoever searches.
#[test]
fn no_search_finds_the_game_of_a_room() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let in_room = new_game(&store, "sought", Visitor::ROOM);
    let common = new_game(&store, "sought", Visitor::Stranger);
    let visitors = [Visitor::Household, Visitor::Stranger, Visitor::Device(ANNA)];
    let check = |many: usize| {
        for visitor in visitors {
            finds_nothing(&store, &in_room, "sought", visitor);
            let query = |fit| ListQuery { visitor, fit, limit: 10_000, before: None };
            let all = wait(store.list(query(None))).expect("a list");
            let found = wait(store.list(query(fit(&["sought"])))).expect("a list");
            assert!(found.games.iter().any(|game| game.id == common.as_str()), "{visitor:?}");
            let totals = (all.total as usize, found.total as usize);
            assert_eq!(totals, (all.games.len(), found.games.len()), "{visitor:?}");
            assert_eq!(totals, (many + 1, many + 1), "{visitor:?}");
        }
    };
    check(0);
    // More than are looked up one by one.
    let ids: Vec<GameId> = (0..2_200).map(|_| GameId::random().expect("random numbers")).collect();
    let makers = [Visitor::ROOM, Visitor::Stranger];
    let games: Vec<_> = ids.iter().zip(makers.iter().cycle()).collect();
    for some in games.chunks(500) {
        let made = some.iter().map(|(id, maker)| store.create(game(id, "sought", **maker)));
        made.collect::<Vec<_>>().into_iter().for_each(|made| assert_eq!(wait(made), Ok(0)));
    }
    check(1_100);
}
