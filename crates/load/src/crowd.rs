//! Those who watch, and those who are there and never read.

use std::sync::Arc;
use std::time::Duration;

use damier_contract::FromRoom;
use tokio::sync::watch;
use tokio::time::sleep;

use crate::board::Dues;
use crate::figures::{Figures, Times, lock};
use crate::oracle::Told;
use crate::socket::Socket;

/// Resolves when all is over.
pub(crate) type Stop = watch::Receiver<bool>;

pub(crate) async fn stopped(stop: &mut Stop) {
    let _ = stop.wait_for(|stops| *stops).await;
}

/// Watches until all is over; what he was told.
pub(crate) async fn look_on(
    mut socket: Socket,
    dues: Option<Arc<Dues>>,
    times: Arc<Times>,
    figures: Arc<Figures>,
    mut stop: Stop,
) -> Told {
    let mut told = Told::default();
    loop {
        let text = tokio::select! {
            text = socket.hear() => text,
            () = stopped(&mut stop) => return told,
        };
        let said = match text.map(|text| serde_json::from_str(&text)) {
            Ok(Ok(said)) => said,
            Ok(Err(error)) => {
                figures.error(format!("a watcher was told nonsense: {error}"));
                return told;
            }
            Err(error) => {
                figures.error(format!("a watcher: {error:#}"));
                return told;
            }
        };
        if let FromRoom::Lines { from, lines } = said {
            for number in (from..).take(lines.len()) {
                let due = dues.as_ref().and_then(|dues| lock(dues).get(&number).copied());
                if let Some(due) = due {
                    times.record_since(due);
                }
            }
            told.hear(from, &lines);
        }
    }
}

/// Is there, says so now and then, and reads nothing until all is over. Whether he was
/// let go before.
pub(crate) async fn ignore(mut socket: Socket, mut stop: Stop) -> bool {
    const EVERY: Duration = Duration::from_secs(5);
    const LAST: Duration = Duration::from_secs(2);
    let saying = async {
        // When he is cut off, nobody hears him.
        while socket.send(r#"{"say":"ping"}"#.to_owned()).await.is_ok() {
            sleep(EVERY).await;
        }
        std::future::pending::<()>().await;
    };
    tokio::select! {
        () = saying => {}
        () = stopped(&mut stop) => {}
    }
    let to_the_end = async { while socket.hear().await.is_ok() {} };
    tokio::time::timeout(LAST, to_the_end).await.is_ok()
}
