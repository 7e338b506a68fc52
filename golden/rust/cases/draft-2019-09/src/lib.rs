//! the spellings of 2019-09

pub mod toolspec;

pub use toolspec::{services, tools};
