//! The manual tells the truth: its commands are run with the real binary, and
//! what they print is what it says. Whoever writes a chapter marks its blocks:
//!
//! - `sh`: run, in a folder that is home and shared by the blocks of a chapter;
//! - `sh input: LINE`: run with this line typed;
//! - `sh server`: started, and stopped by Ctrl-C where the next one starts, where
//!   a block says `sh after-stop`, or where the chapter ends;
//! - `sh not-run: WHY`: not run, and told in the list of what was left out.
//!
//! A `text` block right after it is what is printed; `…` stands for anything.

#![cfg(unix)]

mod blocks;
mod packaging;
mod reader;

use std::collections::BTreeSet;
use std::env;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::process::Command;

use blocks::{Block, Mark};
use reader::Reader;

fn repository() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn chapter(language: &str, name: &str) -> (String, String) {
    let file = format!("docs/manual/{language}/{name}.md");
    let text = fs::read_to_string(repository().join(&file)).expect("the chapter is there");
    (file, text)
}

/// Tells `cargo xtask test`, which counts such lines, what is not tested here.
fn leave_out(what_and_why: &str) {
    eprintln!("left out: {what_and_why}");
    let Some(list) = env::var_os("DAMIER_LEFT_OUT") else { return };
    let file = OpenOptions::new().append(true).create(true).open(list);
    writeln!(file.expect("the list can be written"), "{what_and_why}").expect("a line fits");
}

/// What the binary prints to these arguments.
fn printed(args: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    let output = command.args(args).env("LC_ALL", "C").output().expect("the binary runs");
    String::from_utf8(output.stdout).expect("text")
}

/// The languages of the leaflets, as the program lists them.
fn leaflet_languages() -> BTreeSet<String> {
    let editions = printed(&["rulesets", "--editions"]);
    let code = |line: &str| line.split_whitespace().nth(1).map(str::to_owned);
    editions.lines().filter_map(code).collect()
}

fn read_aloud(language: &str, name: &str) {
    let (file, text) = chapter(language, name);
    let blocks = Block::all(&file, &text);
    assert!(!blocks.is_empty(), "{file} has commands");
    let mut reader = Reader::new(&file);
    for block in &blocks {
        reader.follow(block);
    }
    reader.stop();
}

#[test]
fn the_commands_of_start_do_what_it_says_in_every_language() {
    for language in leaflet_languages() {
        read_aloud(&language, "start");
    }
}

#[test]
fn the_commands_of_home_do_what_it_says() {
    read_aloud("en", "home");
}

#[test]
fn the_commands_of_friend_do_what_it_says() {
    read_aloud("en", "friend");
}

#[test]
fn the_commands_of_proxy_do_what_it_says() {
    read_aloud("en", "proxy");
}

#[test]
fn the_commands_of_backup_do_what_it_says() {
    read_aloud("en", "backup");
}

#[test]
fn the_commands_of_commands_do_what_it_says() {
    read_aloud("en", "commands");
}

#[test]
fn the_commands_of_site_do_what_it_says() {
    read_aloud("en", "site");
}

/// It is about hands and ears; whoever adds commands reads them here.
#[test]
fn the_chapter_of_the_board_has_no_commands() {
    let (file, text) = chapter("en", "board");
    assert_eq!(Block::all(&file, &text).len(), 0);
}

/// Otherwise somebody adds a chapter, and nobody reads it here.
#[test]
fn there_are_no_chapters_but_those_that_are_read_here() {
    let read = ["start", "home", "friend", "board", "proxy", "backup", "commands", "site"];
    for language in fs::read_dir(repository().join("docs/manual")).expect("a folder").flatten() {
        for file in fs::read_dir(language.path()).expect("a folder").flatten() {
            let (path, language) = (file.path(), language.file_name());
            let name = path.file_stem().and_then(|name| name.to_str()).expect("a name");
            let is_read = read.contains(&name) && (language == "en" || name == "start");
            assert!(is_read, "{} is read by no test", path.display());
        }
    }
}

#[test]
fn every_command_of_the_program_is_in_the_chapter_of_commands() {
    let help = printed(&["--help"]);
    let (_, commands) = help.split_once("\nCommands:\n").expect("a list of commands");
    let (commands, _) = commands.split_once("\n\n").expect("the list ends");
    let names: Vec<&str> = commands
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name != "help")
        .collect();
    assert!(names.len() > 20 && names.contains(&"backup"), "{names:?}");
    let (file, chapter) = chapter("en", "commands");
    // Neither the end of a line nor a mark of code stands between two words.
    let words: Vec<&str> =
        chapter.split(|sign: char| sign == '`' || sign.is_whitespace()).collect();
    let is_named = |name: &str| words.windows(2).any(|pair| pair == ["damier", name]);
    for name in names {
        assert!(is_named(name), "{file} says nothing of {name}");
    }
}

#[test]
fn the_first_chapter_is_the_same_in_every_language() {
    let languages = leaflet_languages();
    assert_eq!(languages.len(), 8, "{languages:?}");
    let shape = |language: &str| {
        let (file, text) = chapter(language, "start");
        let heading =
            |line: &str| line.starts_with('#').then(|| line.split(' ').next()?.len().into());
        let headings: Vec<Option<usize>> = text.lines().filter_map(heading).collect();
        let commands = Block::all(&file, &text).into_iter().map(|block| (block.mark, block.text));
        let links = text.matches("](").count();
        (headings, commands.collect::<Vec<_>>(), links)
    };
    let english = shape("en");
    for language in languages {
        assert_eq!(shape(&language), english, "{language}");
    }
}

/// A button that is called otherwise on the page is not found.
#[test]
fn the_first_chapter_calls_buttons_as_the_page_does() {
    let buttons = [
        "shelf-world",
        "new-referee-friendly",
        "new-referee-leaflet",
        "play-hint-button",
        "play-why",
        "play-rules",
        "menu-games",
    ];
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    for language in leaflet_languages() {
        let (file, text) = chapter(&language, "start");
        let words = repository().join(format!("locales/{language}/app.ftl"));
        let words = fs::read_to_string(words).expect("the words of the page");
        for id in buttons {
            let word = words.lines().find_map(|line| line.strip_prefix(&format!("{id} = ")));
            let word = plain(word.expect("a word for it"));
            assert!(plain(&text).contains(&word), "{file} does not say “{word}”");
        }
    }
}

#[test]
fn the_settings_that_are_shown_are_understood() {
    let (file, text) = chapter("en", "commands");
    let (_, shown) = text.split_once("\n```toml\n").expect("settings");
    let (shown, _) = shown.split_once("```").expect("the block ends");
    let script = format!(
        "cat > config.toml <<'END'\n{shown}END\ndamier serve --config config.toml --print-config\n"
    );
    let reader = &mut Reader::new("settings");
    let expected = Some("…\npublic-url = \"https://draughts.example/\"  # file …".to_owned());
    reader.follow(&Block { place: file, mark: Mark::Run, text: script, expected });
}

/// What a chapter shows of a file is what is in the file.
#[test]
fn what_is_shown_of_a_file_stands_in_it() {
    let (file, text) = chapter("en", "proxy");
    for (kind, name) in [("caddy", "Caddyfile"), ("nginx", "nginx.conf")] {
        let fence = format!("\n```{kind}\n");
        let (_, shown) = text.split_once(&fence).expect("a block of this kind");
        let (shown, _) = shown.split_once("```").expect("the block ends");
        let whole = fs::read_to_string(repository().join("packaging").join(name)).expect("a file");
        assert!(whole.contains(shown), "{file} shows of {name} what is not in it");
    }
}
