//! Bodies of requests, with a limit on each.

use std::future::poll_fn;
use std::pin::Pin;
use std::time::Duration;

use axum::body::{Body, HttpBody};
use serde::de::DeserializeOwned;

use crate::error::ApiError;

/// How much more than the limit is read and forgotten, so that who sends too
/// much gets to read the answer.
const OVERFLOW: usize = 4 << 20;
const PATIENCE: Duration = Duration::from_secs(10);

/// The body as text of at most `limit` bytes.
pub(crate) async fn text(body: Body, limit: usize) -> Result<String, ApiError> {
    let bytes = tokio::time::timeout(PATIENCE, bytes(body, limit))
        .await
        .map_err(|_| ApiError::BadRequest("it did not arrive in time".into()))??;
    String::from_utf8(bytes).map_err(|_| ApiError::BadRequest("it is not UTF-8".into()))
}

/// The body as a value in JSON of at most `limit` bytes.
pub(crate) async fn json<T: DeserializeOwned>(body: Body, limit: usize) -> Result<T, ApiError> {
    let text = text(body, limit).await?;
    serde_json::from_str(&text).map_err(|error| ApiError::BadRequest(error.to_string()))
}

async fn bytes(mut body: Body, limit: usize) -> Result<Vec<u8>, ApiError> {
    let mut bytes = Vec::new();
    let mut length = 0;
    while let Some(frame) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {
        let frame = frame.map_err(|_| ApiError::BadRequest("it was cut off".into()))?;
        let Ok(data) = frame.into_data() else {
            continue;
        };
        length += data.len();
        if length <= limit {
            bytes.extend_from_slice(&data);
        } else if length > limit + OVERFLOW {
            break;
        }
    }
    if length > limit {
        return Err(ApiError::TooLarge(format!("at most {limit} bytes can be sent at once")));
    }
    Ok(bytes)
}
