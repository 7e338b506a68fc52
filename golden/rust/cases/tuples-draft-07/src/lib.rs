//! the array form of items in draft-07

pub mod toolspec;

pub use toolspec::{services, tools};
