//! One game: as it is kept, as a page shows it, and what the referee says to an
//! action.

pub(crate) mod act;
pub(crate) mod digest;
pub(crate) mod history;
pub(crate) mod moves;
pub(crate) mod room;
pub(crate) mod saved;
pub(crate) mod view;
pub(crate) mod why;
