//! Files that ask too much: clear problems, bounded memory, a small stack.

use std::thread;

use damier_pdn::{Limits, Problem, Record, read_games};

/// Reads in a thread with a stack of 256 KiB.
fn games(text: Vec<u8>) -> Vec<Record> {
    thread::Builder::new()
        .stack_size(256 * 1024)
        .spawn(move || {
            let games = read_games(&text[..], &Limits::default()).expect("memory can be read");
            for game in &games {
                let _ = game.check();
                let _ = game.to_pdn();
            }
            games
        })
        .expect("a thread")
        .join()
        .expect("no panic, no overflow")
}

fn problems(text: Vec<u8>) -> Vec<Problem> {
    games(text).iter().flat_map(|game| &game.problems).map(|(problem, _)| *problem).collect()
}

#[test]
fn a_mebibyte_of_parentheses() {
    assert_eq!(problems(vec![b'('; 1 << 20]), [Problem::TooDeep]);
    let mut closed = vec![b'('; 1 << 20];
    closed.extend(vec![b')'; 1 << 20]);
    closed.extend(b" * [Event \"next\"] 32-28 19-23 *");
    let games = games(closed);
    assert_eq!(games.len(), 2);
    assert_eq!(games[1].main_line().count(), 2, "the next game survives");
}

#[test]
fn a_comment_of_ten_megabytes() {
    let mut text = b"32-28 {".to_vec();
    text.extend(vec![b'a'; 10_000_000]);
    text.extend(b"} 19-23 *");
    let games = games(text);
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].problems.len(), 1);
    assert_eq!(games[0].problems[0].0, Problem::TooLong);
    assert_eq!(games[0].main_line().count(), 2, "the moves around it survive");
}

#[test]
fn a_tag_of_a_megabyte() {
    let mut text = b"[Event \"".to_vec();
    text.extend(vec![b'a'; 1_200_000]);
    text.extend(b"\"]\n[White \"x\"]\n32-28 *");
    let games = games(text);
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].problems[0].0, Problem::TooLong);
    assert_eq!(games[0].tag("White"), Some("x"));
}

#[test]
fn zero_bytes_and_binary_rubbish() {
    assert!(problems(b"32-28 \0\0\0 19-23".to_vec()).contains(&Problem::Junk));
    let mut state = 1_u64;
    let rubbish: Vec<u8> = (0..300_000)
        .map(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 56) as u8
        })
        .collect();
    let read = games(rubbish);
    let found = || read.iter().flat_map(|game| &game.problems).map(|(problem, _)| *problem);
    assert!(found().any(|problem| problem == Problem::Junk), "rubbish is called so");
    for game in &read {
        let text = game.to_pdn();
        let again = games(text.clone().into_bytes());
        assert_eq!(again.len(), 1, "what was made of it is written as one game: {text}");
        assert_eq!(again[0].problems, [], "and without a problem: {text}");
    }
}

#[test]
fn a_file_cut_anywhere() {
    let text = "[Event \"x\"]\n1. 32-28! {a comment} 19-23 (18-23 38-32) $3 2. 28x19 /FEN \"W:W1:B2\"/ 1-0\n";
    let line = |game: &Record| game.main_line().cloned().collect::<Vec<_>>();
    let whole = line(&games(text.into())[0]);
    let ends = ["32-28", "19-23", "28x19"].map(|m| text.find(m).expect("it is there") + m.len());
    assert_eq!(whole.len(), ends.len());
    for end in 0..text.len() {
        let read = games(text.as_bytes()[..end].to_vec());
        let moves: Vec<_> = read.iter().flat_map(line).collect();
        // What was cut through may look like another move, but is the last.
        let complete = ends.iter().filter(|&&written| written <= end).count();
        assert!((complete..=complete + 1).contains(&moves.len()), "{:?}", &text[..end]);
        assert_eq!(moves[..complete], whole[..complete], "{:?}", &text[..end]);
    }
}

#[test]
fn a_game_with_too_many_moves() {
    let text = "32-28 ".repeat(200_000);
    let games = games(text.into_bytes());
    assert_eq!(games[0].problems.last().map(|(problem, _)| *problem), Some(Problem::TooMany));
}

#[test]
fn problems_are_listed_up_to_a_limit_and_counted_beyond_it() {
    let games = games(b"32-28 } 19-23 ".repeat(1000));
    assert_eq!(games.len(), 1);
    assert_eq!((games[0].problems.len(), games[0].problems_left_out), (100, 900));
    assert_eq!(games[0].main_line().count(), 2000, "the moves survive");
    let cut = [b"} ".repeat(1000), b"32-28 ".repeat(200_000)].concat();
    assert_eq!(problems(cut).last(), Some(&Problem::TooMany), "that the game is cut is told");
}

#[test]
fn faults_are_explained_up_to_a_limit_and_counted_beyond_it() {
    let text = format!("[GameType \"20\"] 32-28 {}19-23 *", "(1-50) (1-99) ".repeat(500));
    let checked = games(text.into_bytes())[0].check();
    assert_eq!((checked.faults.len(), checked.faults_left_out), (100, 900));
    assert_eq!(checked.moves.len(), 2, "the moves survive");
}

#[test]
fn a_game_with_too_many_tags() {
    let text = format!("{}32-28 * [Event \"next\"] *", "[A \"b\"]\n".repeat(5000));
    let games = games(text.into_bytes());
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].tags.len(), 1000);
    let problems: Vec<Problem> = games[0].problems.iter().map(|(problem, _)| *problem).collect();
    assert_eq!(problems, [Problem::TooManyTags]);
    assert_eq!(games[0].main_line().count(), 1, "the moves survive");
    assert_eq!(games[1].tag("Event"), Some("next"), "the next game has its own");
}

#[test]
fn a_game_with_too_many_words() {
    let comment = format!("{{{}}} 32-28 ", "a".repeat(1_000_000));
    let tag = format!("[Event \"{}\"]\n", "a".repeat(1_000_000));
    for text in [comment.repeat(20), tag.repeat(20) + "32-28"] {
        let games = games(text.into_bytes());
        let kept = |item: &damier_pdn::Item| match item {
            damier_pdn::Item::Comment(text) => text.len(),
            _ => 0,
        };
        let tags: usize = games[0].tags.iter().map(|(_, value)| value.len()).sum();
        let kept = tags + games[0].items.iter().map(kept).sum::<usize>();
        assert_eq!(kept, 16_000_000);
        assert_eq!(games[0].problems.len(), 4);
        assert!(games[0].problems.iter().all(|(problem, _)| *problem == Problem::TooLong));
        assert!(games[0].main_line().count() > 0, "the moves survive");
    }
}

#[test]
fn a_game_is_replayed_only_as_long_as_somebody_waits() {
    let pdn = b"[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *";
    let records = read_games(pdn.as_slice(), &Limits::DEFAULT);
    let record = &records.expect("a file")[0];
    assert_eq!(record.check().moves.len(), 4);
    let left = std::cell::Cell::new(2);
    let go_on = || left.replace(left.get() - 1) > 0;
    assert_eq!(record.check_while(&go_on).moves.len(), 2);
}
