//! What can be played, before there is a game: the boxes, house rules,
//! positions that are set up, and first steps.

pub(crate) mod catalog;
pub(crate) mod house;
pub(crate) mod lessons;
pub(crate) mod setup;
