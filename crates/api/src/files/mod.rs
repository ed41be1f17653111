//! Games in files: reading them, looking into one, writing it.

pub(crate) mod import;
pub(crate) mod tree;
pub(crate) mod write;
