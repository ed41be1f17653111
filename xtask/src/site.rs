//! The page as a folder that any host of files can serve: it needs no server.

use std::path::{Path, PathBuf};

use crate::steps::Step;
use crate::{target, wasm, web};

const HELP: &str = "\
cargo xtask site [--base /PATH/] [--out FOLDER]
--base is the path under which people will find it, / unless it is named;
--out is the folder to be made, target/site unless it is named";

/// What was asked for.
#[derive(Debug, Eq, PartialEq)]
struct Wish {
    base: String,
    out: PathBuf,
}

pub(crate) fn run(args: &[String]) -> bool {
    match wish(args, &target().join("site")) {
        Ok(wish) => build(&wish.base, &wish.out),
        Err(reason) => {
            eprintln!("{reason}\n{HELP}");
            false
        }
    }
}

/// Builds the page and makes the folder of it.
pub(crate) fn build(base: &str, out: &Path) -> bool {
    if !web::build() {
        return false;
    }
    if !wasm::is_built() {
        eprintln!(
            "A page without a server does everything itself, for which it needs WebAssembly:"
        );
        eprintln!("`rustup target add wasm32-unknown-unknown`, and try again.");
        return false;
    }
    // npm runs elsewhere.
    let Ok(out) = std::path::absolute(out) else {
        eprintln!("{} is no folder", out.display());
        return false;
    };
    Step::npm(&["run", "--silent", "site", "--", base, &out.display().to_string()]).quiet().run()
}

fn wish(args: &[String], usual: &Path) -> Result<Wish, String> {
    let mut wish = Wish { base: String::from("/"), out: usual.to_owned() };
    let mut args = args.iter();
    while let Some(name) = args.next() {
        let value = args.next().ok_or_else(|| format!("{name} has no value"));
        match name.as_str() {
            "--base" => wish.base = checked(value?)?,
            "--out" => wish.out = PathBuf::from(value?),
            _ => return Err(format!("{name} is not known")),
        }
    }
    Ok(wish)
}

/// A path that can be written into addresses as it is.
fn checked(base: &str) -> Result<String, String> {
    let complain = |why: &str| Err(format!("{base:?} is no path for --base: {why}"));
    if !base.starts_with('/') || !base.ends_with('/') {
        return complain("it begins and ends with /, as /games/damier/ does");
    }
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-._~/".contains(c);
    if !base.chars().all(is_plain) {
        return complain("only letters, digits, -, ., _ and ~ may stand between the strokes");
    }
    let names = base.trim_matches('/').split('/');
    if base != "/" && names.into_iter().any(|name| name.is_empty() || name.starts_with('.')) {
        return complain("each name in it begins with something else than a dot");
    }
    Ok(base.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish_for(args: &[&str]) -> Result<Wish, String> {
        let args: Vec<String> = args.iter().map(ToString::to_string).collect();
        wish(&args, Path::new("usual"))
    }

    #[test]
    fn a_site_lies_at_the_root_unless_somebody_says_otherwise() {
        let usual = Wish { base: "/".into(), out: "usual".into() };
        assert_eq!(wish_for(&[]), Ok(usual));
        let own = Wish { base: "/games/damier/".into(), out: "mine".into() };
        assert_eq!(wish_for(&["--out", "mine", "--base", "/games/damier/"]), Ok(own));
    }

    #[test]
    fn what_is_no_path_is_refused_with_the_reason() {
        for (base, word) in [
            ("damier", "begins and ends"),
            ("/damier", "begins and ends"),
            ("https://club.example/", "begins and ends"),
            ("", "begins and ends"),
            ("//", "dot"),
            ("/a//b/", "dot"),
            ("/a/../", "dot"),
            ("/spaß/", "letters"),
            ("/a b/", "letters"),
            ("/a\"b/", "letters"),
        ] {
            let refused = wish_for(&["--base", base]).unwrap_err();
            assert!(refused.contains(word), "{base}: {refused}");
        }
        assert!(wish_for(&["--base"]).unwrap_err().contains("no value"));
        assert!(wish_for(&["--bsae", "/"]).unwrap_err().contains("not known"));
    }
}
