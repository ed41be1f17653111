//! How the system tells a program to stop.

use std::io;

/// Caught from the moment that this is made, each time that it comes.
#[cfg(unix)]
#[derive(Debug)]
pub(crate) struct StopSignal {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl StopSignal {
    pub(crate) fn new() -> io::Result<StopSignal> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(StopSignal {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    pub(crate) async fn wait(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

/// Caught from the moment that this is made.
#[cfg(windows)]
#[derive(Debug)]
pub(crate) struct StopSignal(tokio::signal::windows::CtrlC);

#[cfg(windows)]
impl StopSignal {
    pub(crate) fn new() -> io::Result<StopSignal> {
        tokio::signal::windows::ctrl_c().map(StopSignal)
    }

    pub(crate) async fn wait(&mut self) {
        let _ = self.0.recv().await;
    }
}
