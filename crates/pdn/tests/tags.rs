//! The values of tags, and commands in comments.

use std::time::Duration;

use damier_pdn::{Date, GameType, Period, SquareName, TimeControl, commands};

#[test]
fn dates_are_read_and_written_by_the_standard() {
    for (text, written) in [
        ("2003.03.??", "2003.03.??"),
        ("????.??.??", "????.??.??"),
        ("1970.4.2", "1970.04.02"),
        ("13-01-1996", "1996.01.13"),
        ("2003-12-31", "2003.12.31"),
        ("2007", "2007.??.??"),
    ] {
        assert_eq!(Date::parse(text).map(|date| date.to_string()).as_deref(), Some(written));
    }
    for text in ["", "17 april 2009", "2003.13.01", "2003.01.32", "03.07.20", "2007/2008"] {
        assert_eq!(Date::parse(text), None, "{text}");
    }
}

#[test]
fn time_controls_are_read_and_written() {
    let control = TimeControl::parse("40/7200:4500+60").expect("a time control");
    let periods = vec![
        Period::Moves { moves: 40, seconds: 7200 },
        Period::Increment { seconds: 4500, increment: 60 },
    ];
    assert_eq!(control, TimeControl::Periods(periods));
    for text in ["?", "-", "300", "*180", "40/7200:4500+60", "50/9000:300"] {
        let control = TimeControl::parse(text).expect("a time control");
        assert_eq!(control.to_string(), text);
    }
    assert_eq!(TimeControl::parse("two hours"), None);
}

#[test]
fn commands_in_comments_tell_clocks_and_evaluations() {
    let comment = "good! [%clk 1:02:03] and [%eval -0.35] [%clock w0:00:10 B0:01:03] [%broken";
    let found: Vec<_> = commands(comment).collect();
    assert_eq!(found.len(), 3);
    assert_eq!(found[0].time(), Some(Duration::from_secs(3723)));
    assert_eq!(found[1].evaluation(), Some(-0.35));
    assert_eq!(found[2].clocks(), Some((Duration::from_secs(10), Duration::from_secs(63))));
    assert_eq!(found[1].time(), None);
    assert_eq!(commands("[%clk -5] [%eval NaN]").filter_map(|c| c.time()).count(), 0);
}

#[track_caller]
fn check_square(game_type: &str, name: &str, row_and_column: (u32, u32)) {
    let game_type: GameType = game_type.parse().expect("a game type");
    let name: SquareName = name.parse().expect("a name");
    let square = game_type.square(name).expect("a square");
    assert_eq!(square.row_and_column(), row_and_column);
    let again = game_type.name(square).and_then(|name| game_type.square(name));
    assert_eq!(again, Some(square));
}

#[test]
fn the_four_corners_and_the_invert_flag() {
    // Rows from the top, columns from the left, as White sees them.
    check_square("20", "1", (0, 1));
    check_square("20", "50", (9, 8));
    check_square("21", "1", (0, 1));
    check_square("21,W,8,8,N2,0", "1", (0, 1));
    check_square("22", "1", (0, 0));
    check_square("24", "1", (7, 7));
    check_square("24", "32", (0, 0));
    check_square("25", "a1", (7, 0));
    check_square("25", "h8", (0, 7));
    check_square("23,B,8,8,A1,1", "a1", (0, 0));
    check_square("20,W,10,10,N0,0", "1", (9, 0));
    check_square("20,W,10,10,N3,0", "1", (0, 9));
    check_square("20,W,10,10,N1,0", "1", (9, 8));
}

#[test]
fn positions_name_squares_as_moves_do() {
    for (game_type, fen, standard) in [
        ("25", "W:Wc3:Bf6", "W:W22:B11"),
        ("25,W,8,8,A3,0", "W:Wc3:Bf6", "W:W11:B22"),
        ("24", "W:W11:BK30", "W:W22:BK3"),
        ("20", "W:W31:BK5", "W:W31:BK5"),
    ] {
        let game_type: GameType = game_type.parse().expect("a game type");
        let rules = game_type.rules().expect("known rules");
        let pos = game_type.position(fen, &rules).expect("a position");
        assert_eq!(pos.fen(&rules), standard);
        assert_eq!(game_type.position(&game_type.fen(&pos, &rules), &rules), Ok(pos));
    }
}

#[test]
fn game_types_are_written_in_full_and_bad_ones_refused() {
    let full: GameType = "20".parse().expect("a game type");
    assert_eq!(full.to_string(), "20,W,10,10,N2,0");
    for text in ["", "99", "20,X,10,10,N2,0", "20,W,10,8,N2,0", "20,W,10,10,N9,0", "20,W"] {
        assert!(text.parse::<GameType>().is_err(), "{text}");
    }
}
