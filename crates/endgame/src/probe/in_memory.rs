//! Tables of very few pieces, built in memory when they are wanted.

use std::panic;
use std::sync::{Arc, Once, OnceLock};

use damier_rules::Ruleset;

use crate::solve::builder::Builder;
use crate::value::{Detail, Fate};

use crate::bits::Pieces;

/// Tables of so many pieces are built in a moment, so that nobody has to keep
/// them.
pub const SMALL: u32 = 3;

/// Those of one ruleset.
#[derive(Debug)]
pub(crate) struct InMemory {
    rules: Ruleset,
    started: Once,
    /// Set when the work is done; to nothing if it failed.
    built: Arc<OnceLock<Option<Builder>>>,
}

impl InMemory {
    pub(crate) fn new(rules: &Ruleset) -> InMemory {
        InMemory { rules: *rules, started: Once::new(), built: Arc::default() }
    }

    /// Builds them, once, beside everything else where there are threads.
    pub(crate) fn start(&self) {
        self.started.call_once(|| {
            let (rules, built) = (self.rules, Arc::clone(&self.built));
            let work = move || {
                // Whoever waits must not wait for ever.
                let done = panic::catch_unwind(|| build(&rules)).ok().flatten();
                let _ = built.set(done);
            };
            if cfg!(target_family = "wasm") {
                work();
            } else {
                // Without a thread there are no tables, and play goes on.
                let named = std::thread::Builder::new().name("endgame".into());
                if named.spawn(work).is_err() {
                    let _ = self.built.set(None);
                }
            }
        });
    }

    /// Waits for the end of the work that was started.
    pub(crate) fn wait(&self) {
        self.built.wait();
    }

    pub(crate) fn fate(&self, pieces: &Pieces, detail: Detail) -> Option<Fate> {
        if pieces.material().pieces() > SMALL {
            return None;
        }
        self.built.get()?.as_ref()?.known().fate(pieces, detail)
    }
}

fn build(rules: &Ruleset) -> Option<Builder> {
    let mut builder = Builder::new(rules, SMALL, 1).ok()?;
    builder.build(&|_| true).ok()?;
    Some(builder)
}
