//! bounds of strings, numbers and arrays

pub mod toolspec;

pub use toolspec::{services, tools};
