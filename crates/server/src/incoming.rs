//! Bodies of requests, with a limit on each and on all together.

use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes, HttpBody};
use serde::de::DeserializeOwned;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::error::ApiError;

/// Whoever asks may send so much; what is larger needs a place.
const SMALL: usize = 64 << 10;
/// So many larger bodies are taken at once.
const LARGE_AT_ONCE: usize = 16;
/// How much more than the limit is read and forgotten, so that who sends too
/// much gets to read the answer.
const OVERFLOW: usize = 4 << 20;
/// How long a small body may take, and how long a place is waited for.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the next piece of a large body may take, and all of it.
const STALL: Duration = Duration::from_secs(3);
const LONGEST: Duration = Duration::from_secs(60);
/// How many bytes of it must come in a second.
const LEAST_RATE: f64 = 40_000.0;

/// Takes bodies.
#[derive(Clone, Debug)]
pub(crate) struct Incoming {
    places: Arc<Semaphore>,
}

impl Incoming {
    pub(crate) fn new() -> Incoming {
        Incoming { places: Arc::new(Semaphore::new(LARGE_AT_ONCE)) }
    }

    /// The body as text of at most `limit` bytes.
    pub(crate) async fn text(&self, body: Body, limit: usize) -> Result<String, ApiError> {
        let bytes =
            timeout(LONGEST, self.bytes(body, limit)).await.map_err(|_| ApiError::TooSlow)??;
        String::from_utf8(bytes).map_err(|_| ApiError::BadRequest("it is not UTF-8".into()))
    }

    /// The body as an object in JSON of at most `limit` bytes. A list of its values would
    /// be read as well, which is promised to nobody.
    pub(crate) async fn json<T: DeserializeOwned>(
        &self,
        body: Body,
        limit: usize,
    ) -> Result<T, ApiError> {
        let text = self.text(body, limit).await?;
        if text.trim_start().starts_with('[') {
            return Err(ApiError::BadRequest("it is a list and no object".into()));
        }
        serde_json::from_str(&text).map_err(|error| ApiError::BadRequest(error.to_string()))
    }

    async fn bytes(&self, mut body: Body, limit: usize) -> Result<Vec<u8>, ApiError> {
        let mut bytes = Vec::new();
        let small = limit.min(SMALL);
        let first = timeout(PATIENCE, fill(&mut body, &mut bytes, small));
        let Some(more) = first.await.map_err(|_| ApiError::TooSlow)?? else {
            return Ok(bytes);
        };
        let _place = self.place(bytes.len() + more.len() <= limit).await?;
        let mut length = bytes.len() + more.len();
        let begun = Instant::now();
        let mut piece = Some(more);
        while let Some(data) = piece {
            if length <= limit {
                bytes.extend_from_slice(&data);
            } else if length > limit + OVERFLOW {
                break;
            }
            // A place is not for those who send a byte now and then.
            let least = Duration::from_secs_f64(length as f64 / LEAST_RATE);
            if begun.elapsed() > STALL + least {
                return Err(ApiError::TooSlow);
            }
            piece = timeout(STALL, next(&mut body)).await.map_err(|_| ApiError::TooSlow)??;
            length += piece.as_ref().map_or(0, Bytes::len);
        }
        if length > limit {
            return Err(ApiError::TooLarge(format!("at most {limit} bytes can be sent at once")));
        }
        Ok(bytes)
    }

    /// A place for a large body, if what comes is kept at all.
    async fn place(&self, is_kept: bool) -> Result<Option<OwnedSemaphorePermit>, ApiError> {
        if !is_kept {
            return Ok(None);
        }
        let place = timeout(PATIENCE, Arc::clone(&self.places).acquire_owned()).await;
        place.map_err(|_| ApiError::Busy)?.map(Some).map_err(|_| ApiError::Busy)
    }
}

/// Reads up to `most` bytes; returns the piece that did not fit.
async fn fill(
    body: &mut Body,
    bytes: &mut Vec<u8>,
    most: usize,
) -> Result<Option<Bytes>, ApiError> {
    while let Some(data) = next(body).await? {
        if bytes.len() + data.len() > most {
            return Ok(Some(data));
        }
        bytes.extend_from_slice(&data);
    }
    Ok(None)
}

/// The next piece of a body.
async fn next(body: &mut Body) -> Result<Option<Bytes>, ApiError> {
    while let Some(frame) = poll_fn(|context| Pin::new(&mut *body).poll_frame(context)).await {
        let frame = frame.map_err(|_| ApiError::BadRequest("it was cut off".into()))?;
        if let Ok(data) = frame.into_data() {
            return Ok(Some(data));
        }
    }
    Ok(None)
}
