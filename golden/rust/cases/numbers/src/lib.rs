//! numbers keep their value, regardless of size and spelling

pub mod toolspec;

pub use toolspec::{services, tools};
