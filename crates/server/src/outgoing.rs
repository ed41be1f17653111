//! Answers, with a limit on what waits for clients that read slowly.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use http_body::{Frame, SizeHint};
use serde::Serialize;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::error::ApiError;

/// Smaller answers are not counted.
const SMALL: usize = 64 << 10;
/// The larger ones that have not been sent take at most so many bytes.
const ROOM: usize = 128 << 20;
/// They go out in such pieces, the next one when the last was taken.
const PIECE: usize = 64 << 10;

/// Sends answers.
#[derive(Clone, Debug)]
pub(crate) struct Outgoing {
    room: Arc<Semaphore>,
}

impl Outgoing {
    pub(crate) fn new() -> Outgoing {
        Outgoing { room: Arc::new(Semaphore::new(ROOM / PIECE)) }
    }

    /// A value as JSON.
    pub(crate) fn json(&self, value: &impl Serialize) -> Result<Response, ApiError> {
        self.text(serde_json::to_string(value).map_err(|_| ApiError::Internal)?)
    }

    /// A text that is JSON.
    pub(crate) fn text(&self, text: String) -> Result<Response, ApiError> {
        let body = if text.len() <= SMALL { Body::from(text) } else { self.metered(text)? };
        let mut response = body.into_response();
        let json = HeaderValue::from_static("application/json");
        response.headers_mut().insert(header::CONTENT_TYPE, json);
        Ok(response)
    }

    fn metered(&self, text: String) -> Result<Body, ApiError> {
        let pieces = u32::try_from(text.len().div_ceil(PIECE)).map_err(|_| ApiError::Busy)?;
        let room = Arc::clone(&self.room).try_acquire_many_owned(pieces);
        let room = room.map_err(|_| ApiError::Busy)?;
        Ok(Body::new(Metered { rest: Bytes::from(text), _room: room }))
    }
}

/// A text on its way out.
struct Metered {
    rest: Bytes,
    _room: OwnedSemaphorePermit,
}

impl HttpBody for Metered {
    type Data = Bytes;
    type Error = std::convert::Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        let length = self.rest.len().min(PIECE);
        let piece = self.rest.split_to(length);
        Poll::Ready((length > 0).then_some(Ok(Frame::data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.rest.len() as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_that_nobody_reads_do_not_fill_the_memory() {
        let outgoing = Outgoing::new();
        let large = "x".repeat(ROOM / 4 + 1);
        let mut waiting = Vec::new();
        while let Ok(response) = outgoing.text(large.clone()) {
            waiting.push(response);
            assert!(waiting.len() < 4);
        }
        assert_eq!(waiting.len(), 3);
        assert!(outgoing.text("{}".into()).is_ok(), "small ones always go");
        waiting.pop();
        assert!(outgoing.text(large).is_ok());
    }
}
