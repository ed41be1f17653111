//! Games as text, out and in.

use std::fs;

use serde_json::Value;

use crate::support::{Folder, Running, damier, entry, new_room, some_games, text};

#[test]
fn ndjson_loses_nothing() {
    let folder = Folder::new();
    let (data, other) = (folder.path("data"), folder.path("other"));
    let ids = some_games(&data, 5, 12);
    let server = Running::serve(&data);
    let deleted = server.client().ask(&format!("DELETE /api/v1/games/{}", ids[4]), &Value::Null);
    assert!((200..300).contains(&deleted.0), "{deleted:?}");
    let file = folder.path("games.ndjson");
    damier(&["export", "--ndjson", text(&file)], &data).exits(0).says("4 games with 48 entries");
    server.stop();
    damier(&["export", "--ndjson", text(&file)], &data).exits(2).says("--force");
    let all = ["export", "--ndjson", text(&file), "--thrown-away", "--force"];
    damier(&all, &data).exits(0).says("5 games with 60 entries");
    damier(&["import", text(&file)], &other).exits(0).says("5 games with 60 entries taken");
    damier(&["import", text(&file)], &other).exits(0).says("0 games with 0 entries taken, 5 there");
    let again = damier(&["export", "--ndjson", "-", "--thrown-away"], &other).exits(0);
    assert_eq!(again.out, fs::read_to_string(&file).expect("text"), "to the byte");
    damier(&["doctor"], &other).exits(0).says("5 games with 60 entries; all is well");
    let server = Running::serve(&other);
    let expected: Vec<String> = (0..12).map(entry).collect();
    assert_eq!(server.client().entries(&ids[0]), expected);
    server.stop();
}

#[test]
fn what_cannot_have_happened_is_refused_and_the_rest_is_taken() {
    let folder = Folder::new();
    let (data, file) = (folder.path("data"), folder.path("games.ndjson"));
    let line = |id: &str, entries: &str| {
        format!(
            "{{\"id\":\"{id}\",\"header\":{{\"rules\":\"jumbo\"}},\"entries\":[{entries}],\
             \"created_at\":1000,\"updated_at\":2000}}\n"
        )
    };
    let lines = [
        line("00000000000a", "\"white 32-28\""),
        line("00000000000b", "\"white 32-22\""),
        "{\"id\": nonsense}\n".to_owned(),
        line("an id with more", "\"white 32-28\""),
        "\n".to_owned(),
        line("00000000000a", "\"white 31-27\""),
        line("00000000000c", "\"white 32-28\",\"undo\""),
    ];
    fs::write(&file, lines.concat()).expect("written");
    let said = damier(&["import", text(&file)], &data).exits(1);
    let said = said.says("3 games with 4 entries taken, 0 there already, 3 refused");
    for words in ["line 2: refused: entry 0 cannot", "line 3: refused", "line 4: refused"] {
        assert!(said.out.contains(words), "{words} in {said:?}");
    }
    assert!(said.out.contains("line 6: another game is called 00000000000a"), "{said:?}");
    damier(&["doctor"], &data).exits(0).says("3 games with 4 entries; all is well");
    let server = Running::serve(&data);
    let refused = damier(&["import", text(&file)], &data).exits(2);
    assert!(refused.err.contains("another Damier uses the folder"), "{refused:?}");
    server.stop();
}

#[test]
fn pdn_goes_out_and_comes_back_as_games() {
    let folder = Folder::new();
    let (data, other) = (folder.path("data"), folder.path("other"));
    some_games(&data, 3, 9);
    let file = folder.path("games.pdn");
    damier(&["export", "--pdn", text(&file)], &data).exits(0).says("3 games");
    let written = fs::read_to_string(&file).expect("text");
    assert_eq!(written.matches("[Result ").count(), 3, "{written}");
    let mut with_nonsense = written;
    with_nonsense += "\n[White \"Nobody\"]\n[GameType \"20\"]\n\n1. 32-22 *\n";
    fs::write(&file, with_nonsense).expect("written");
    let said = damier(&["import", text(&file)], &other).exits(1);
    said.says("3 games with 3 entries taken, 0 there already, 1 refused").says("refused: a move");
    damier(&["doctor"], &other).exits(0).says("3 games with 3 entries; all is well");
}

#[test]
fn rooms_go_along_as_ndjson_and_what_lacks_its_room_is_said() {
    let folder = Folder::new();
    let (data, other) = (folder.path("data"), folder.path("other"));
    let server = Running::serve(&data);
    let key = new_room(&mut server.client());
    server.stop();
    let file = folder.path("games.ndjson");
    damier(&["export", "--ndjson", text(&file)], &data).exits(0).says("1 game with 2 entries");
    let line = fs::read_to_string(&file).expect("text");
    assert!(line.contains(&format!("\"room\":{{\"join\":\"{key}\"")), "{line}");
    #[cfg(unix)]
    {
        let made = fs::metadata(&file).expect("a file");
        let mode = std::os::unix::fs::PermissionsExt::mode(&made.permissions());
        assert_eq!(mode & 0o777, 0o600, "an address lets in whoever reads it");
    }
    // Without its addresses first, as from a file that lost them.
    let lost = folder.path("lost.ndjson");
    fs::write(&lost, line.split(",\"room\"").next().unwrap_or_default().to_owned() + "}\n")
        .expect("written");
    let said = damier(&["import", text(&lost)], &other).exits(0);
    said.says("nothing leads into its room").says("1 game with 2 entries taken");
    let said = damier(&["doctor"], &other).exits(1);
    said.says("the addresses of its room are damaged or missing").says("`damier import`");
    let said = damier(&["import", text(&file)], &other).exits(0);
    said.says("its room can be entered again")
        .says("0 games with 0 entries taken, 1 there already");
    damier(&["doctor"], &other).exits(0).says("1 game with 2 entries; all is well");
    let server = Running::serve(&other);
    let (status, room) = server.client().ask(&format!("GET /api/v1/rooms/{key}"), &Value::Null);
    assert_eq!((status, &room["state"]["free"]), (200, &"black".into()), "{room}");
    server.stop();
}
