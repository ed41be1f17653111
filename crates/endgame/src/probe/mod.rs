//! Asking tables: those in files, those in memory, and those of any ruleset.

pub(crate) mod in_memory;
pub(crate) mod library;
pub(crate) mod tables;
