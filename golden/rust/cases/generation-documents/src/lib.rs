//! Writes a pipeline and what belongs to it.

pub mod toolspec;

pub use toolspec::{services, tools};
