//! Questions about draughts, for browsers that cannot answer them themselves.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::{Method, header};
use axum::response::IntoResponse;
use axum::routing::post;
use tokio::sync::Semaphore;

use super::Route;
use crate::AppState;
use crate::error::ApiError;
use crate::incoming;

/// A file of games of 1 MiB is a question too.
const LONGEST_QUESTION: usize = 2 << 20;
/// Answering may take a processor for a second; leave some to others.
const AT_ONCE: usize = 2;
const MOST_WAITING: usize = 32;

pub(super) fn routes() -> Vec<Route> {
    vec![Route::new(Method::POST, "/api/v1/ask", post(ask))]
}

async fn ask(State(app): State<AppState>, body: Body) -> Result<impl IntoResponse, ApiError> {
    let question = incoming::text(body, LONGEST_QUESTION).await?;
    let answer = app.questions.answer(question).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], answer))
}

/// Who answers questions, and how many at once.
#[derive(Clone, Debug)]
pub(crate) struct Questions {
    answer: fn(&str) -> String,
    /// Those being answered and those waiting.
    places: Arc<Semaphore>,
    turns: Arc<Semaphore>,
}

impl Questions {
    pub(crate) fn new(answer: fn(&str) -> String) -> Questions {
        Questions {
            answer,
            places: Arc::new(Semaphore::new(AT_ONCE + MOST_WAITING)),
            turns: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }

    /// Whether one is being answered.
    pub(crate) fn is_busy(&self) -> bool {
        self.turns.available_permits() < AT_ONCE
    }

    async fn answer(&self, question: String) -> Result<String, ApiError> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| ApiError::Busy)?;
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| ApiError::Busy)?;
        let answer = self.answer;
        let answered = tokio::task::spawn_blocking(move || {
            // Who asks and leaves still takes his turn until the answer is found.
            let _taken = (place, turn);
            let answer = answer(&question);
            for trouble in damier_api::tables().take_troubles() {
                eprintln!("damier: {trouble}; going on without it");
            }
            answer
        });
        answered.await.map_err(|_| ApiError::Internal)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    static NOW: AtomicUsize = AtomicUsize::new(0);
    static MOST: AtomicUsize = AtomicUsize::new(0);

    fn slowly(question: &str) -> String {
        MOST.fetch_max(NOW.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
        std::thread::sleep(Duration::from_millis(20));
        NOW.fetch_sub(1, Ordering::SeqCst);
        question.to_owned()
    }

    fn runtime() -> tokio::runtime::Runtime {
        tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime")
    }

    #[test]
    fn two_are_answered_at_once_and_a_crowd_is_sent_away() {
        let questions = Questions::new(slowly);
        let answers = runtime().block_on(async {
            let crowd: Vec<_> = (0..100)
                .map(|number| {
                    let questions = questions.clone();
                    tokio::spawn(async move { questions.answer(number.to_string()).await })
                })
                .collect();
            let mut answers = Vec::new();
            for one in crowd {
                answers.push(one.await.expect("no panic"));
            }
            answers
        });
        let answered = answers.iter().filter(|answer| answer.is_ok()).count();
        let busy = answers.iter().filter(|a| matches!(a, Err(ApiError::Busy))).count();
        assert!(answered >= AT_ONCE + MOST_WAITING, "{answered}");
        assert!(busy > 0 && answered + busy == 100, "{answered} {busy}");
        assert!(MOST.load(Ordering::SeqCst) <= AT_ONCE);
    }

    #[test]
    fn a_failure_is_an_answer_too() {
        fn fails(_: &str) -> String {
            panic!("as a test")
        }
        let questions = Questions::new(fails);
        let answer = runtime().block_on(questions.answer(String::new()));
        assert!(matches!(answer, Err(ApiError::Internal)));
        assert_eq!(questions.turns.available_permits(), AT_ONCE, "the turn is given back");
    }
}
