//! Writes the notes of a release and the index beside them.

pub mod toolspec;

pub use toolspec::{services, tools};
