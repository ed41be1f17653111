//! Values as compressed blocks with checksums, and back.

pub(crate) mod coder;
pub(crate) mod file;
pub(crate) mod model;
mod rans;
mod rows;
