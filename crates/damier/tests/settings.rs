//! Settings: the real binary with flags, variables and files, what it says of
//! wrong ones, and which program it says that it is.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A folder of its own for each test, gone in the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("damier-settings-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    /// A file in it.
    fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("folders");
        fs::write(&path, text).expect("a file");
        path
    }

    /// The program in this folder, where it finds no settings but its own.
    fn damier(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
        let ours = std::env::vars_os().map(|(name, _)| name);
        for name in ours.filter(|name| name.to_string_lossy().starts_with("DAMIER")) {
            command.env_remove(name);
        }
        command.args(args).current_dir(&self.0).env("LC_ALL", "C");
        command.env("HOME", self.0.join("nobody")).env_remove("XDG_CONFIG_HOME");
        command
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

#[track_caller]
fn answer(command: &mut Command) -> String {
    let output = command.output().expect("the binary runs");
    assert!(output.status.success(), "{}{}", stdout(&output), stderr(&output));
    stdout(&output)
}

/// What it says, having refused to do anything.
#[track_caller]
fn refusal(command: &mut Command) -> String {
    let output = command.output().expect("the binary runs");
    assert_eq!(output.status.code(), Some(2), "{}{}", stdout(&output), stderr(&output));
    assert_eq!(stdout(&output), "");
    stderr(&output)
}

/// The line of a setting in what `--print-config` printed.
#[track_caller]
fn row<'a>(printed: &'a str, key: &str) -> &'a str {
    let is_row = |line: &&str| line.trim_start_matches("# ").starts_with(key);
    printed.lines().find(is_row).unwrap_or_else(|| panic!("{key} is missing: {printed}"))
}

/// The settings in a printed file, without where they come from.
fn values(printed: &str) -> Vec<&str> {
    let lines = printed.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split("  # ").next().unwrap_or(line)).collect()
}

#[test]
fn a_value_is_taken_from_the_flag_then_the_variable_then_the_file() {
    let folder = Folder::new();
    let file = folder.file("c.toml", "[serve]\nlisten = \"127.0.0.1:3\"\n");
    let listen = |args: &[&str], variable: &str| {
        let args = [&["serve", "--print-config"], args].concat();
        let printed = answer(folder.damier(&args).env("DAMIER_LISTEN", variable));
        row(&printed, "listen").to_owned()
    };
    let from_file = ["--config", text(&file)];
    assert_eq!(listen(&[], ""), "listen = \"127.0.0.1:7777\"  # default");
    let expected = format!("listen = \"127.0.0.1:3\"  # file {}, line 2", file.display());
    assert_eq!(listen(&from_file, ""), expected);
    let expected = "listen = \"127.0.0.1:2\"  # variable DAMIER_LISTEN";
    assert_eq!(listen(&from_file, "127.0.0.1:2"), expected);
    let typed = ["--config", text(&file), "--listen", "127.0.0.1:1"];
    assert_eq!(listen(&typed, "127.0.0.1:2"), "listen = \"127.0.0.1:1\"  # flag");
}

#[test]
fn a_flag_can_be_set_and_taken_back_by_each_source() {
    let folder = Folder::new();
    folder.file("yes.toml", "[rulesets]\njson = true\n");
    folder.file("no.toml", "[rulesets]\njson = false\n");
    let is_json = |args: &[&str], variable: &str| {
        let args = [&["rulesets"], args].concat();
        let mut command = folder.damier(&args);
        answer(command.env("DAMIER_RULESETS_JSON", variable)).starts_with('[')
    };
    assert!(!is_json(&[], ""));
    assert!(!is_json(&["--config", "no.toml"], ""));
    assert!(is_json(&["--config", "yes.toml"], ""));
    for (word, means) in [("1", true), ("yes", true), ("True", true), ("0", false), ("no", false)] {
        assert_eq!(is_json(&["--config", "yes.toml"], word), means, "{word}");
        assert_eq!(is_json(&["--config", "no.toml"], word), means, "{word}");
    }
    assert!(is_json(&["--config", "no.toml", "--json"], "0"));
    assert!(!is_json(&["--config", "yes.toml", "--json=no"], "1"));
}

#[test]
fn a_list_comes_whole_from_one_source() {
    let folder = Folder::new();
    folder.file("c.toml", "[match]\nengine = [\"self\", 'a \"b\", c']\n");
    folder.file("one.toml", "match.engine = \"self\"");
    let engines = |args: &[&str], variable: &str| {
        let args = [&["match", "--print-config"], args].concat();
        let printed = answer(folder.damier(&args).env("DAMIER_MATCH_ENGINE", variable));
        row(&printed, "engine").split("  # ").next().map(str::to_owned).expect("a value")
    };
    let file = ["--config", "c.toml"];
    assert_eq!(engines(&[], ""), "engine = []");
    assert_eq!(engines(&["--config", "one.toml"], ""), "engine = [\"self\"]");
    assert_eq!(engines(&file, ""), r#"engine = ["self", "a \"b\", c"]"#);
    assert_eq!(engines(&file, "self, x y,z"), r#"engine = ["self", "x y", "z"]"#);
    let typed = ["--config", "c.toml", "--engine", "p,q", "--engine=r"];
    assert_eq!(engines(&typed, "self,z"), r#"engine = ["p,q", "r"]"#);
}

#[test]
fn commands_do_what_variables_and_the_file_say() {
    let folder = Folder::new();
    let file = "[moves]\nruleset = \"english\"\nfen = \"B:W32:B1\"\n[explain]\nlang = \"nl\"\n";
    folder.file("c.toml", file);
    // What must be there may come from the file.
    let moves = |command: &mut Command| answer(command.env("DAMIER_CONFIG", "c.toml"));
    let from_file = moves(&mut folder.damier(&["moves"]));
    assert!(from_file.contains("1-5") && from_file.contains("1-6"), "{from_file}");
    let mut command = folder.damier(&["moves"]);
    let from_variable = moves(command.env("DAMIER_MOVES_FEN", "B:W32:B4"));
    assert!(from_variable.contains("4-8"), "{from_variable}");
    // An argument that begins like an option is still none.
    let mut command = folder.damier(&["explain", "--ruleset", "jumbo", "--", "-5"]);
    let said = refusal(command.env("DAMIER_CONFIG", "c.toml"));
    assert!(said.starts_with("damier: "), "{said}");
}

#[test]
fn what_is_typed_sets_aside_what_excludes_it() {
    let folder = Folder::new();
    folder.file("c.toml", "[play]\nlevel = 2\n[analyse]\nfen = \"W:W31:B1\"\n");
    folder.file("both.toml", "[play]\nlevel = 2\nrandom = true\n");
    let play = |args: &[&str]| {
        let args = [&["play", "--config", "c.toml"], args].concat();
        folder.damier(&args)
    };
    let printed = answer(&mut play(&["--random", "--print-config"]));
    assert!(row(&printed, "level").ends_with("line 2; gives way to --random"), "{printed}");
    assert!(row(&printed, "level").starts_with('#'), "{printed}");
    assert_eq!(row(&printed, "random"), "random = true  # flag");
    let printed = answer(&mut play(&["--random=no", "--print-config"]));
    assert!(row(&printed, "level").starts_with("level = 2  # file"), "{printed}");
    // It also runs; there is nobody to play.
    answer(play(&["--random"]).stdin(std::process::Stdio::null()));
    let mut by_variable = play(&["--print-config"]);
    let printed = answer(by_variable.env("DAMIER_PLAY_RANDOM", "1"));
    assert!(row(&printed, "level").contains("gives way to --random"), "{printed}");
    // A file of games instead of the position.
    let said = refusal(&mut folder.damier(&["analyse", "--config", "c.toml", "games.pdn"]));
    assert!(said.contains("games.pdn"), "{said}");
    let said = refusal(&mut folder.damier(&["play", "--config", "both.toml"]));
    let expected = "--level (file both.toml, line 2) and --random (file both.toml, line 3) cannot";
    assert!(said.contains(expected), "{said}");
}

#[test]
fn unknown_keys_are_named_with_what_was_meant() {
    let folder = Folder::new();
    let check = |content: &str, expected: &str| {
        folder.file("c.toml", content);
        // Whatever the command: a mistyped key would be found by nobody.
        for command in ["serve", "rulesets"] {
            let said = refusal(&mut folder.damier(&[command, "--config", "c.toml"]));
            assert_eq!(said, format!("damier: file c.toml, {expected}\n"));
        }
    };
    check(
        "[serve]\n\nlisen = \"127.0.0.1:0\"",
        "line 3: no setting is called serve.lisen; did you mean listen?",
    );
    check("no_browser = 1", "line 1: no setting is called no_browser; did you mean no-browser?");
    check("[serv]\n", "line 1: no setting is called serv; did you mean serve?");
    check("qqq = 1", "line 1: no setting is called qqq");
    check("listen = 1", "line 1: no setting is called listen; listen stands in the table [serve]");
    check(
        "[serve]\ndata = 'x'",
        "line 2: no setting is called serve.data; \
         data stands at the top of the file, before the first [table]",
    );
    check("config = 'x'", "line 1: no setting is called config");
}

#[test]
fn wrong_values_are_named_with_file_line_and_key() {
    let folder = Folder::new();
    let check = |content: &str, expected: &str| {
        folder.file("c.toml", content);
        let mut command = folder.damier(&["--config", "c.toml", "play"]);
        let said = refusal(command.stdin(std::process::Stdio::null()));
        assert!(said.starts_with(&format!("damier: file c.toml, {expected}")), "{said}");
    };
    check("\n[play]\nlevel = 13", "line 3: play.level cannot be \"13\": a level from 1 to 12");
    check("play.color = 'red'", "line 1: play.color cannot be \"red\": one of white, black, first");
    check("[play]\nplain = 'maybe'", "line 2: play.plain cannot be \"maybe\": true, false, yes");
    check("[play]\nlevel = [1, 2]", "line 2: play.level takes one value");
    check("[play]\nseed = 1979-05-27", "line 2: play.seed takes one value");
    check("[play]\nplain = { x = 1 }", "line 2: play.plain takes true or false");
    check("[match]\nengine = [['self']]", "line 2: match.engine takes a list of values");
    check("play = 3", "line 1: play takes settings of its own");
    check("[play]\nlevel = = 3", "line 2: ");
    check("[play]\nlevel = 1\nlevel = 2", "line 3: ");
    let mut command = folder.damier(&["play"]);
    let said = refusal(command.env("DAMIER_PLAY_LEVEL", "much"));
    assert!(said.starts_with("damier: variable DAMIER_PLAY_LEVEL: cannot be \"much\""), "{said}");
    // What is missing because of a setting is told with that setting.
    let mut command = folder.damier(&["puzzles", "--ruleset", "jumbo"]);
    let said = refusal(command.env("DAMIER_PUZZLES_NODES", "7"));
    assert!(said.contains("--check"), "{said}");
    assert!(said.contains("note: --nodes comes from variable DAMIER_PUZZLES_NODES"), "{said}");
}

#[test]
fn a_file_that_was_asked_for_must_be_there_and_a_usual_one_need_not() {
    let folder = Folder::new();
    let said = refusal(&mut folder.damier(&["rulesets", "--config", "missing.toml"]));
    assert!(said.starts_with("damier: cannot read the settings in missing.toml: "), "{said}");
    let mut command = folder.damier(&["rulesets"]);
    assert!(refusal(command.env("DAMIER_CONFIG", "missing.toml")).contains("missing.toml"));
    fs::write(folder.0.join("bytes.toml"), b"\xff").expect("a file");
    let said = refusal(&mut folder.damier(&["rulesets", "--config", "bytes.toml"]));
    assert!(said.contains("it is no text"), "{said}");
    answer(&mut folder.damier(&["rulesets"]));
    // Help and version are there to mend it.
    folder.file("bad.toml", "=");
    for args in [["--help"], ["--version"], ["-V"]] {
        answer(folder.damier(&args).env("DAMIER_CONFIG", "bad.toml"));
    }
}

#[cfg(all(unix, not(target_os = "macos")))]
#[test]
fn the_users_file_is_found_in_its_usual_folder() {
    let folder = Folder::new();
    let data = |change: &dyn Fn(&mut Command)| {
        let mut command = folder.damier(&["--print-config"]);
        change(&mut command);
        row(&answer(&mut command), "data").to_owned()
    };
    folder.file("nobody/.config/damier/config.toml", "data = '/a'");
    folder.file("xdg/damier/config.toml", "data = '/b'");
    let other = folder.file("other.toml", "data = '/c'");
    assert!(data(&|_| {}).starts_with("data = \"/a\""));
    let xdg = |command: &mut Command| {
        command.env("XDG_CONFIG_HOME", folder.0.join("xdg"));
    };
    assert!(data(&xdg).starts_with("data = \"/b\""));
    let named = |command: &mut Command| {
        xdg(command);
        command.env("DAMIER_CONFIG", &other);
    };
    assert!(data(&named).starts_with("data = \"/c\""));
    let without = |command: &mut Command| {
        command.env("DAMIER_CONFIG", "/dev/null");
    };
    let usual = folder.0.join("nobody/.local/share/damier");
    assert_eq!(data(&without), format!("data = {usual:?}  # default"));
}

#[test]
fn paths_in_a_file_begin_in_its_folder() {
    let folder = Folder::new();
    let file = folder.file("sub/c.toml", "data = 'games'\ntables = '~/tables'\n");
    let printed = answer(&mut folder.damier(&["--print-config", "--config", "sub/c.toml"]));
    let expected = format!("data = {:?}  # ", folder.0.join("sub/games"));
    assert!(row(&printed, "data").starts_with(&expected), "{printed}");
    let expected = format!("tables = {:?}  # ", folder.0.join("nobody/tables"));
    assert!(row(&printed, "tables").starts_with(&expected), "{printed}");
    // What is typed or in a variable begins where the program was started, and
    // means the same when it has become a file elsewhere.
    let mut command = folder.damier(&["--print-config", "--tables", "t"]);
    let printed = answer(command.env("DAMIER_DATA", "d"));
    assert_eq!(
        row(&printed, "data"),
        format!("data = {:?}  # variable DAMIER_DATA", folder.0.join("d"))
    );
    assert_eq!(row(&printed, "tables"), format!("tables = {:?}  # flag", folder.0.join("t")));
    // Commands go there, from any folder.
    let mut command = folder.damier(&["doctor", "--config", text(&file)]);
    let output = command.current_dir(std::env::temp_dir()).output().expect("the binary runs");
    let said = stdout(&output) + &stderr(&output);
    assert!(said.contains(text(&folder.0.join("sub/games"))), "{said}");
    // Standard output is no file, nor is a word that stands for networks.
    folder.file("c.toml", "[export]\npdn = '-'\n[hub]\nnetwork = 'none'\n");
    let printed = answer(&mut folder.damier(&["export", "--config", "c.toml", "--print-config"]));
    assert!(row(&printed, "pdn").starts_with("pdn = \"-\""), "{printed}");
    let printed = answer(&mut folder.damier(&["hub", "--config", "c.toml", "--print-config"]));
    assert!(row(&printed, "network").starts_with("network = \"none\""), "{printed}");
}

/// The names of the commands in a help text.
fn commands(help: &str) -> Vec<&str> {
    let list = help.split("\nCommands:\n").nth(1).unwrap_or_default();
    let list = list.split("\n\n").next().unwrap_or_default();
    let names = list.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    names.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help").collect()
}

/// Every command of the program, by the names that lead to it.
fn all_commands(folder: &Folder, path: &[String], found: &mut Vec<Vec<String>>) {
    found.push(path.to_vec());
    let args: Vec<&str> = path.iter().map(String::as_str).chain(["-h"]).collect();
    let help = answer(&mut folder.damier(&args));
    for name in commands(&help) {
        let path: Vec<String> = path.iter().cloned().chain([name.to_owned()]).collect();
        all_commands(folder, &path, found);
    }
}

#[test]
fn every_command_prints_all_its_options_and_reads_them_back() {
    let folder = Folder::new();
    let mut all = Vec::new();
    all_commands(&folder, &[], &mut all);
    assert!(all.len() > 30, "{all:?}");
    for path in all {
        let run = |more: &[&str]| {
            let args: Vec<&str> =
                path.iter().map(String::as_str).chain(more.iter().copied()).collect();
            answer(&mut folder.damier(&args))
        };
        let printed = run(&["--print-config"]);
        let help = run(&["-h"]);
        let options = help.lines().filter_map(|line| {
            let name = line.trim_start().split(", ").last()?.strip_prefix("--")?;
            let name = name.split([' ', '[', '=']).next()?;
            line.starts_with("  ").then_some(name)
        });
        let about = ["config", "print-config", "help", "version"];
        for option in options.filter(|option| !about.contains(option)) {
            row(&printed, option);
            assert!(help.contains(&option.replace('-', "_").to_uppercase()), "{help}");
        }
        let file = folder.file("printed.toml", &printed);
        let again = run(&["--print-config", "--config", text(&file)]);
        assert_eq!(values(&again), values(&printed), "{path:?}");
        assert!(!again.contains("  # default") || printed.contains("is not set"), "{again}");
    }
}

#[test]
fn help_teaches_settings_within_eighty_columns() {
    let folder = Folder::new();
    for args in [&["--help"][..], &["serve", "--help"], &["analyse", "--help"]] {
        let help = answer(folder.damier(args).env("COLUMNS", "80"));
        assert!(help.lines().all(|line| line.chars().count() <= 80), "{help}");
        assert!(help.contains("[DAMIER_CONFIG]") && help.contains("--print-config"), "{help}");
    }
    let help = answer(&mut folder.damier(&["--help"]));
    assert!(help.contains("Settings:") && help.contains("config.toml"), "{help}");
    assert!(answer(&mut folder.damier(&["serve", "-h"])).contains("[DAMIER_LISTEN]"));
    assert!(answer(&mut folder.damier(&["analyse", "-h"])).contains("[DAMIER_ANALYSE_DEPTH]"));
}

#[test]
fn options_about_settings_may_stand_before_the_command() {
    let folder = Folder::new();
    folder.file("c.toml", "rulesets.json = true");
    let printed = answer(&mut folder.damier(&["--print-config", "--config", "c.toml", "rulesets"]));
    assert!(row(&printed, "json").starts_with("json = true"), "{printed}");
    assert!(answer(&mut folder.damier(&["--config", "c.toml", "rulesets"])).starts_with('['));
    // Those of `damier` alone may not.
    let said = refusal(&mut folder.damier(&["--config", "c.toml", "--data", "x", "rulesets"]));
    assert!(said.contains("cannot be used with '--data <FOLDER>'"), "{said}");
}

#[test]
fn the_version_names_commit_and_features() {
    let folder = Folder::new();
    let short = answer(&mut folder.damier(&["-V"]));
    let start = concat!("damier ", env!("CARGO_PKG_VERSION"), " (");
    assert_eq!(short.lines().count(), 1, "{short}");
    let commit = short.trim_end().strip_prefix(start).and_then(|rest| rest.strip_suffix(')'));
    let commit = commit.unwrap_or_else(|| panic!("{short}"));
    let long = answer(&mut folder.damier(&["--version"]));
    assert_eq!(long.lines().next(), short.lines().next());
    for feature in ["page: ", "networks: ", "vectors: ", "compiler: rustc ", "target: "] {
        assert!(long.lines().any(|line| line.starts_with(feature)), "{long}");
    }
    assert!(long.contains(&format!("target: {}-", std::env::consts::ARCH)), "{long}");
    if std::env::var_os("DAMIER_COMMIT").is_some_and(|commit| !commit.is_empty()) {
        // Whoever built it said what he liked.
        return;
    }
    // Where this is a repository, the commit is one of it, with its date.
    let shown = Command::new("git")
        .args(["show", "--no-patch", "--format=%cs"])
        .arg(commit.split(", ").next().expect("a commit"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output();
    match shown {
        Ok(output) if output.status.success() => {
            assert!(commit.ends_with(&format!(", {}", stdout(&output).trim())), "{short}");
        }
        _ => assert_eq!(commit, "unknown"),
    }
}
