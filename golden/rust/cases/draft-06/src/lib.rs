//! the spellings of draft-06

pub mod toolspec;

pub use toolspec::{services, tools};
