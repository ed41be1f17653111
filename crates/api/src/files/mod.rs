//! Games in files: reading them, looking into one, looking through all, writing one.

pub(crate) mod import;
pub(crate) mod seek;
pub(crate) mod tree;
pub(crate) mod write;
