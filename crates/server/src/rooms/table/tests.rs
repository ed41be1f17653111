use Color::{Black, White};

use super::*;

fn table(rules: &str, start: Option<&str>) -> Table {
    let header =
        Header { rules: rules.to_owned(), start: start.map(str::to_owned), ..Header::default() };
    let mut table = Table::begin(header).expect("a game");
    table.seat(White, [1; 32], Some("Anna")).expect("a seat");
    table.seat(Black, [2; 32], None).expect("a seat");
    table
}

fn why(outcome: Result<Vec<String>, Refusal>) -> RoomRefusal {
    outcome.expect_err("refused").why
}

#[test]
fn a_table_is_the_fold_of_its_log() {
    let mut live = table("jumbo/touch-free", None);
    live.act(White, "32-28", false).expect("a move");
    live.act(Black, "19-23", false).expect("a move");
    live.act(White, "28x19{23}", false).expect("a capture");
    live.act(White, "ask back", false).expect("a wish");
    live.act(Black, "grant back", false).expect("granted");
    assert_eq!(live.since(7), ["room grant black back", "undo"]);
    let mut again = Table::begin(live.header().clone()).expect("a game");
    for line in live.since(0) {
        again.fold(line).expect("it happened");
    }
    assert_eq!(again.since(0), live.since(0));
    assert_eq!(again.game().game.events(), live.game().game.events());
    assert_eq!(again.name(White), Some("Anna"));
    // What everybody is told says nothing of whose the seats are.
    assert_eq!(again.seat_of(Some(&[1; 32])), None);
    assert_eq!(live.seat_of(Some(&[1; 32])), Some(White));
    assert_eq!(live.seat_of(Some(&[2; 32])), Some(Black));
    assert_eq!(live.seat_of(None), None);
}

#[test]
fn nobody_plays_alone_or_for_the_other() {
    let header = Header { rules: "jumbo/touch-free".into(), ..Header::default() };
    let mut alone = Table::begin(header).expect("a game");
    alone.seat(White, [1; 32], None).expect("a seat");
    assert_eq!(why(alone.act(White, "32-28", false)), RoomRefusal::NobodyThere);
    let mut table = table("jumbo/touch-free", None);
    assert_eq!(why(table.act(Black, "19-23", false)), RoomRefusal::NotAllowed);
    assert_eq!(why(table.act(White, "32-22", false)), RoomRefusal::NotAllowed);
    for odd in ["", "dance", "32-28\n", "white 32-28", "room close", "undo", "clock 1 1"] {
        assert_eq!(why(table.act(White, odd, false)), RoomRefusal::Unreadable, "{odd:?}");
    }
    assert_eq!(table.version(), 3, "nothing came of it");
}

#[test]
fn what_was_done_is_found_again_and_done_once() {
    let mut table = table("jumbo/touch-free", None);
    let seen = table.version();
    table.act(White, "32-28", false).expect("a move");
    assert_eq!(table.already_done(White, seen, "32-28"), Some(seen + 1));
    assert_eq!(table.already_done(White, seen, "31-27"), None);
    assert_eq!(table.already_done(Black, seen, "32-28"), None);
    assert_eq!(table.already_done(White, seen + 1, "32-28"), None);
}

#[test]
fn a_move_is_taken_back_with_all_that_followed() {
    let mut table = table("jumbo/touch-free", None);
    assert_eq!(why(table.act(Black, "ask back", false)), RoomRefusal::NotAllowed);
    for (color, action) in [(White, "32-28"), (Black, "19-23"), (Black, "offer")] {
        // An offer comes with a move; who may make it when, the rules say.
        let _ = table.act(color, action, false);
    }
    table.act(White, "ask back", false).expect("a wish");
    assert_eq!(why(table.act(White, "ask back", false)), RoomRefusal::NotAllowed);
    assert_eq!(why(table.act(White, "grant back", false)), RoomRefusal::NotAllowed);
    table.act(Black, "grant back", false).expect("granted");
    assert!(table.game().game.events().is_empty());
    assert_eq!(table.wish(), None);
}

#[test]
fn a_move_answers_a_wish() {
    let mut table = table("jumbo/touch-free", None);
    table.act(White, "32-28", false).expect("a move");
    table.act(White, "ask back", false).expect("a wish");
    table.act(Black, "19-23", false).expect("a move");
    assert_eq!(table.wish(), None);
    assert_eq!(why(table.act(Black, "grant back", false)), RoomRefusal::NotAllowed);
}

#[test]
fn who_stays_away_loses_when_that_is_claimed() {
    let mut table = table("jumbo/touch-free", None);
    assert_eq!(why(table.act(White, "claim-absent", false)), RoomRefusal::TooEarly);
    let lines = table.act(White, "claim-absent", true).expect("claimed");
    assert_eq!(lines, ["room left black", "black resign", "over white resigned"]);
    assert_eq!(why(table.act(White, "claim-absent", true)), RoomRefusal::NotAllowed);
}

#[test]
fn after_a_game_comes_another_with_colors_swapped() {
    let mut table = table("jumbo/touch-free", None);
    assert_eq!(why(table.act(White, "ask rematch", false)), RoomRefusal::NotAllowed);
    table.act(Black, "resign", false).expect("given up");
    table.act(White, "ask rematch", false).expect("a wish");
    table.act(Black, "grant rematch", false).expect("granted");
    let lines = table.swapped();
    let mut next = Table::begin(table.header().clone()).expect("a game");
    lines.iter().for_each(|line| next.fold(line).expect("it happens"));
    assert_eq!(next.seat_of(Some(&[1; 32])), Some(Black));
    assert_eq!(next.name(Black), Some("Anna"));
}

/// By the leaflet a missed capture stands until it is claimed, and nothing in
/// the log says that it was missed.
#[test]
fn a_missed_capture_is_in_no_line_before_it_is_claimed() {
    let start = Some("W:W26,31:B15,23");
    let mut table = table("swedish", start);
    table.act(White, "31-27", false).expect("accepted");
    assert_eq!(table.since(3), ["white 31-27"]);
    let lines = table.act(Black, "huff 26", false).expect("huffed");
    assert_eq!(lines[0], "black huff 26");
}

#[test]
fn nothing_happens_in_a_closed_room() {
    let mut table = table("jumbo/touch-free", None);
    table.fold("room close").expect("closed");
    assert_eq!(why(table.act(White, "32-28", false)), RoomRefusal::Closed);
    assert_eq!(why(table.seat(White, [3; 32], None)), RoomRefusal::Closed);
}

/// White's failures bring the position for the third time: whoever goes on has let
/// the last one stand, and the game is over. His move is answered all the same.
#[test]
fn who_moves_on_where_that_ends_the_game_is_answered() {
    let mut table = table("djeco", Some("B:WK47,28,32:BK4,23"));
    let script = "4-9 47-42 9-4 42-47 4-9 47-42 9-4 42-47";
    for (action, color) in script.split(' ').zip([Black, White].into_iter().cycle()) {
        table.act(color, action, false).expect("a move");
    }
    let seen = table.version();
    let lines = table.act(Black, "4-10", false).expect("a move");
    assert_eq!(lines, ["black stand", "over draw position3"]);
    assert!(table.is_over());
    for action in ["4-10", "stand"] {
        assert_eq!(table.already_done(Black, seen, action), Some(seen + 2), "{action}");
    }
    assert_eq!(table.already_done(Black, seen, "resign"), None);
    let mut again = Table::begin(table.header().clone()).expect("a game");
    table.since(0).iter().for_each(|line| again.fold(line).expect("it happened"));
    assert_eq!(again.game().game.outcome(), table.game().game.outcome());
}

/// All that tells two tables apart.
fn all_of(table: &Table) -> String {
    let game = &table.game.game;
    format!("{:?} {:?} {:?} {:?}", table.said, table.told, game.events(), game.permitted_moves())
}

#[test]
fn what_could_not_be_stored_never_was() {
    let mut table = table("swedish", Some("W:W26,31:B15,23"));
    table.act(White, "31-27", false).expect("a move");
    table.act(White, "ask back", false).expect("a wish");
    let stored = all_of(&table);
    for (color, action) in [
        (Black, "huff 26"),
        (Black, "refuse back"),
        (Black, "name Bo"),
        (White, "resign"),
        (White, "claim-absent"),
    ] {
        let before = table.before();
        table.act(color, action, true).expect("it is done");
        assert_ne!(all_of(&table), stored, "{action}");
        assert!(table.put_back(before), "{action}");
        assert_eq!(all_of(&table), stored, "{action}");
    }
    // A game that ended goes on, and can end again.
    table.act(White, "resign", false).expect("given up");
    let ended = all_of(&table);
    let before = table.before();
    table.act(White, "ask rematch", false).expect("a wish");
    assert!(table.put_back(before));
    assert_eq!(all_of(&table), ended);
}

#[test]
fn a_move_that_was_taken_back_is_only_in_the_log() {
    let mut table = table("jumbo/touch-free", None);
    table.act(White, "32-28", false).expect("a move");
    table.act(White, "ask back", false).expect("a wish");
    let before = table.before();
    table.act(Black, "grant back", false).expect("granted");
    let granted = all_of(&table);
    assert!(!table.put_back(before));
    assert_eq!(all_of(&table), granted, "nothing is half done");
}

/// Nothing happens by halves where a log is nearly as long as any can be.
#[test]
fn what_is_refused_has_not_happened() {
    let long = |left: usize| {
        let mut table = table("jumbo/touch-free", None);
        let name = |number: usize| format!("room name white {number}");
        let lines = table.version() as usize..MOST_ENTRIES - left;
        lines.for_each(|number| table.fold(&name(number)).expect("a name"));
        table
    };
    for (action, needed) in [("claim-absent", 3), ("resign", 2), ("name Bo", 1)] {
        let mut full = long(needed - 1);
        let before = all_of(&full);
        assert_eq!(why(full.act(White, action, true)), RoomRefusal::NotAllowed, "{action}");
        assert_eq!(all_of(&full), before, "{action}");
        long(needed).act(White, action, true).expect("there is room");
    }
    let mut over = long(4);
    over.act(Black, "resign", false).expect("given up");
    over.act(White, "ask rematch", false).expect("a wish");
    assert_eq!(why(over.act(Black, "grant rematch", false)), RoomRefusal::NotAllowed, "two lines");
}
