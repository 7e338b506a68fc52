//! the spellings of draft-04

pub mod toolspec;

pub use toolspec::{services, tools};
