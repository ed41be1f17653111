use std::io::{self, BufReader};

use anyhow::Result;
use damier_protocol::hub::session;

use crate::Answer;

pub(crate) fn run() -> Result<Answer> {
    session::serve(BufReader::new(io::stdin()), io::stdout().lock())?;
    Ok(Answer::Yes)
}
