//! the spellings of draft-07

pub mod toolspec;

pub use toolspec::{services, tools};
