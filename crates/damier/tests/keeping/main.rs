//! The real binary looking after games: backups while a server writes, what is
//! put back, what a doctor finds, text out and in.

#![cfg(unix)]

mod backup;
mod doctor;
mod load;
mod support;
mod transfer;
