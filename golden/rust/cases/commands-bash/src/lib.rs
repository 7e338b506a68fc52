//! Finds a text in the files of a folder.

pub mod toolspec;

pub use toolspec::{services, tools};
