//! numbers keep their value, whatever their size and spelling

pub mod toolspec;

pub use toolspec::{services, tools};
