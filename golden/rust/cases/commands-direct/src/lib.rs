//! Packs files into an archive.

pub mod toolspec;

pub use toolspec::{services, tools};
