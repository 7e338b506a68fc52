//! Packs files into an archive.

pub mod services;
pub mod tools;
pub mod toolspec;
