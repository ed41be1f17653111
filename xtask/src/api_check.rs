//! Whether the server does what its OpenAPI document says: schemathesis asks it what
//! the document allows, and what it forbids.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::live::{self, Folder, Http, Server, Setup, has_field, quoted, text};
use crate::steps::{Step, output_of};
use crate::{left_out, root, target};

/// The tool, by its number: another one checks other things.
const TOOL: &str = "schemathesis==4.32.5";
/// How many requests each address gets, unless this variable says otherwise.
const VARIABLE: &str = "DAMIER_API_EXAMPLES";
const EXAMPLES: &str = "5";
const SEED: &str = "1";
/// What the document cannot say, and the tool takes for a fault.
const SETTINGS: &str = "xtask/schemathesis.toml";
/// The password is asked for before it is looked at what else is wrong.
const PASSWORD_FIRST: [&str; 2] = ["--exclude-checks", "unsupported_method"];
const PASSWORD: &str = "twintig zwarte schijven";

pub(crate) fn check() -> bool {
    let Some(tool) = tool() else {
        left_out::note("the server against its OpenAPI document: no Python with schemathesis");
        return true;
    };
    let Some(damier) = live::build(false) else {
        return false;
    };
    let tried = Folder::new(&env::temp_dir(), "api").map_err(|error| error.to_string());
    let tried = tried.and_then(|folder| Trial { tool, damier, folder }.run());
    tried.unwrap_or_else(|fault| {
        eprintln!("{fault}");
        false
    })
}

/// Rooms to ask for: nobody guesses one.
#[derive(Debug)]
struct Rooms {
    /// Somebody waits in the first; in the second two play, whom others watch by the
    /// third.
    waiting: String,
    played: String,
    watched: String,
    /// Of somebody who has a seat in both.
    cookie: String,
}

impl Rooms {
    /// Whoever has a seat asks for the room that is played in, and for no other.
    fn for_players(&self) -> Result<String, String> {
        let head = format!("headers = {{ Cookie = {} }}\n", quoted(&self.cookie));
        settings(&head, &format!("\"path.key\" = {}\n", quoted(&self.played)))
    }

    /// Whoever has none asks for rooms that there are, and for others.
    fn for_others(&self) -> Result<String, String> {
        let keys = [&self.waiting, &self.watched].map(|key| quoted(key)).join(", ");
        let tail = format!(
            "\"path.key\" = {{ dictionary = \"rooms\", probability = 0.5 }}\n\n\
             [dictionaries.rooms]\nvalues = [{keys}]\n"
        );
        settings("", &tail)
    }
}

/// The settings that are the same for all, and what is put before and behind them.
fn settings(head: &str, tail: &str) -> Result<String, String> {
    let fixed = fs::read_to_string(root().join(SETTINGS)).map_err(|error| error.to_string())?;
    // Who has seen all that there is waits for half a minute.
    Ok(format!("{head}{fixed}\n[parameters]\n\"query.since\" = 0\n{tail}"))
}

/// The tool, and what it is tried on.
#[derive(Debug)]
struct Trial {
    tool: PathBuf,
    damier: PathBuf,
    folder: Folder,
}

impl Trial {
    fn run(&self) -> Result<bool, String> {
        let word = self.folder.join("word");
        fs::write(&word, PASSWORD).map_err(|error| error.to_string())?;
        let locked = ["--password-file".to_owned(), word.display().to_string()];
        let rooms = self.open_rooms()?;
        // Whoever asks in the second has not signed in.
        Ok(self.try_one("open", &[], &rooms.for_players()?, &[])?
            && self.try_one("locked", &locked, &rooms.for_others()?, &PASSWORD_FIRST)?)
    }

    /// All servers that are asked have the same games.
    fn setup(&self, name: &str) -> Setup {
        let log = self.folder.join(&format!("{name}.log"));
        Setup::new(&self.damier, &self.folder.join("data"), log)
    }

    /// A room with somebody who waits, and one that is played in.
    fn open_rooms(&self) -> Result<Rooms, String> {
        const ROOM: &str = r#"{"header":{"rules":"jumbo/touch-free"},"color":"white"}"#;
        const MOVE: &str = r#"{"nonce":"1","seen":2,"action":"32-28"}"#;
        let mut server = Server::start(&self.setup("rooms"))?;
        let mut http = Http::new(server.address);
        let mut cookie = String::new();
        let mut open = |http: &mut Http| {
            let reply = match cookie.as_str() {
                "" => http.post("/api/v1/rooms", ROOM),
                own => http.post_as(own, "/api/v1/rooms", ROOM),
            };
            let reply = reply.map_err(|error| error.to_string())?;
            cookie = reply.cookie.clone().unwrap_or_default();
            text(&reply.body, "key").ok_or_else(|| format!("no room: {}", reply.body))
        };
        let (waiting, played) = (open(&mut http)?, open(&mut http)?);
        let path = format!("/api/v1/rooms/{played}");
        let sat = http.post(&format!("{path}/seat"), "{}");
        let moved = http.post_as(&cookie, &format!("{path}/actions"), MOVE);
        for reply in [sat, moved] {
            let reply = reply.map_err(|error| error.to_string())?;
            if reply.status != 200 || has_field(&reply.body, "why") {
                return Err(format!("nobody can play: {}", reply.body));
            }
        }
        let read = http.get(&path).map_err(|error| error.to_string())?;
        let watched = text(&read.body, "watch").ok_or("nobody can watch")?;
        server.stop()?;
        Ok(Rooms { waiting, played, watched, cookie })
    }

    fn try_one(
        &self,
        name: &str,
        args: &[String],
        settings: &str,
        without: &[&str],
    ) -> Result<bool, String> {
        let mut setup = self.setup(name);
        setup.args = args.to_vec();
        let mut server = Server::start(&setup)?;
        let document = format!("http://{}/api/v1/openapi.json", server.address);
        let examples = env::var(VARIABLE).unwrap_or_else(|_| EXAMPLES.to_owned());
        let file = self.folder.join(&format!("{name}.toml"));
        fs::write(&file, settings).map_err(|error| error.to_string())?;
        let file = file.display().to_string();
        let asks = ["--config-file", &file, "run", &document, "--checks", "all"];
        let how = ["--max-examples", &examples, "--seed", SEED, "--no-color", "--no-shrink"];
        println!("\n== a server that is {name}");
        let step = Step::new(&self.tool, &[&asks[..], &how, without].concat());
        // What it writes down for itself goes where all of this goes.
        let passed = step.within(self.folder.join(".")).run();
        if !server.is_alive() {
            return Err("the server has ended".to_owned());
        }
        Ok(passed)
    }
}

/// The tool, installed for this alone where it is not there yet; `None` where it
/// cannot be had.
fn tool() -> Option<PathBuf> {
    let place = target().join("schemathesis");
    let tool = place.join("bin").join("st");
    let is_ours = || {
        let version = TOOL.split("==").nth(1)?;
        output_of(Command::new(&tool).arg("--version"))?.contains(version).then_some(())
    };
    if is_ours().is_none() {
        let venv = ["-m", "venv", &place.display().to_string()].map(str::to_owned);
        let python = place.join("bin").join("python");
        let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", TOOL];
        let is_there =
            Step::new("python3", &[]).with_args(&venv).run() && Step::new(python, &install).run();
        if !is_there {
            return None;
        }
    }
    Some(tool)
}
