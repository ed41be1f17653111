//! Tools around the engine. They play many games, or look at many positions, to
//! make what players and training use, or to measure how good the engine is.
//!
//! - [`selfplay`]: games of the engine with itself, as data for training;
//! - [`puzzles`]: positions of such games in which one move wins;
//! - [`book`]: opening books;
//! - [`ladder`]: how far the levels lie apart;
//! - [`speed`]: how fast evaluations are.
//!
//! They share [`pool`], the threads that do it, and [`openings`], where games
//! begin.
//!
//! What is made depends on a seed, and on nothing else that changes: not on the
//! number of threads, nor on the machine.

pub mod book;
pub mod ladder;
pub mod openings;
pub mod pool;
pub mod puzzles;
pub mod selfplay;
pub mod speed;
