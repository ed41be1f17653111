//! Writes `contract.ts` or `openapi.json` to standard output.

use std::process::ExitCode;

use damier_contract::describe::{openapi, typescript};

fn main() -> ExitCode {
    let text = match std::env::args().nth(1).as_deref() {
        Some("typescript") => typescript(),
        Some("openapi") => match openapi() {
            Ok(text) => text,
            Err(error) => {
                eprintln!("describe: routes.json: {error}");
                return ExitCode::FAILURE;
            }
        },
        _ => {
            eprintln!("describe: say typescript or openapi");
            return ExitCode::FAILURE;
        }
    };
    print!("{text}");
    ExitCode::SUCCESS
}
