//! `cargo xtask load`: many games in rooms at once against the real server, and
//! against two that it is compared with.

mod options;
mod questions;
mod returning;
mod scenarios;
mod trial;

use std::path::PathBuf;
use std::time::Instant;

use crate::live::{self, Folder};
use crate::siege::report::Report;
use crate::steps::Step;
use crate::target;
use options::{HELP, Options};
use scenarios::SCENARIOS;
use trial::Trial;

pub(crate) fn run(args: &[String]) -> bool {
    if args.iter().any(|arg| arg == "--help") {
        println!("{HELP}");
        return true;
    }
    let prepared = Options::parse(args).and_then(prepare);
    match prepared {
        Ok(trial) => carry_out(&trial),
        Err(fault) => {
            eprintln!("{fault}");
            false
        }
    }
}

fn prepare(options: Options) -> Result<Trial, String> {
    let damier = match &options.damier {
        Some(damier) => damier.clone(),
        None => live::build(true).ok_or("the program was not built")?,
    };
    let generator = match &options.generator {
        Some(generator) => generator.clone(),
        None => build_generator().ok_or("the program that plays was not built")?,
    };
    let folder = Folder::new(&options.folder, "load").map_err(|error| error.to_string())?;
    Ok(Trial { damier, generator, folder, options })
}

fn build_generator() -> Option<PathBuf> {
    let args = ["build", "--quiet", "--release", "--package", "damier-load"];
    Step::cargo(&args).run().then(|| target().join("release/damier-load"))
}

fn carry_out(trial: &Trial) -> bool {
    let mut report = Report::default();
    for (name, scenario) in SCENARIOS {
        if !trial.options.scenarios.iter().any(|wanted| wanted == name) {
            continue;
        }
        println!("\n== {name}");
        let begin = Instant::now();
        if let Err(fault) = scenario(trial, &mut report) {
            report.check(&format!("{name} could be carried out"), &fault, "", false);
        }
        println!("   in {:.0} s", begin.elapsed().as_secs_f64());
    }
    report.summary()
}
