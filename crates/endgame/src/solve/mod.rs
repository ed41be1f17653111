//! From the rules to values: a slice and its flip at a time, from the end back.

pub(crate) mod back;
pub(crate) mod builder;
pub(crate) mod forward;
mod huff;
pub(crate) mod pair;
pub(crate) mod solved;
pub(crate) mod spill;
