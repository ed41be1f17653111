//! The leaflets' articles, each shown by positions: one file for each game,
//! its tests named after the articles.

#[path = "../check/mod.rs"]
mod check;
mod danish;
mod djeco;
mod editions;
mod english;
mod finnish;
mod jumbo;
mod norwegian;
mod swedish;
