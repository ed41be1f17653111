//! Whether the server does what its OpenAPI document says: schemathesis asks it what
//! the document allows, and what it forbids.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::live::{self, Folder, Server, Setup};
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
    let tried = tried.and_then(|folder| {
        let word = folder.join("word");
        std::fs::write(&word, PASSWORD).map_err(|error| error.to_string())?;
        let locked = ["--password-file".to_owned(), word.display().to_string()];
        // Whoever asks in the second has not signed in.
        Ok(try_one(&tool, &damier, &folder, "open", &[], &[])?
            && try_one(&tool, &damier, &folder, "locked", &locked, &PASSWORD_FIRST)?)
    });
    tried.unwrap_or_else(|fault| {
        eprintln!("{fault}");
        false
    })
}

fn try_one(
    tool: &Path,
    damier: &Path,
    folder: &Folder,
    name: &str,
    args: &[String],
    without: &[&str],
) -> Result<bool, String> {
    let log = folder.join(&format!("{name}.log"));
    let mut setup = Setup::new(damier, &folder.join(name), log);
    setup.args = args.to_vec();
    let mut server = Server::start(&setup)?;
    let document = format!("http://{}/api/v1/openapi.json", server.address);
    let examples = env::var(VARIABLE).unwrap_or_else(|_| EXAMPLES.to_owned());
    let settings = root().join(SETTINGS).display().to_string();
    let asks = ["--config-file", &settings, "run", &document, "--checks", "all"];
    let how = ["--max-examples", &examples, "--seed", SEED, "--no-color", "--no-shrink"];
    println!("\n== a server that is {name}");
    // What it writes down for itself goes where all of this goes.
    let passed =
        Step::new(tool, &[&asks[..], &how, without].concat()).within(folder.join(".")).run();
    if !server.is_alive() {
        return Err("the server has ended".to_owned());
    }
    Ok(passed)
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
