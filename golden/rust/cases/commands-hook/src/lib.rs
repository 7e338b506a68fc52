//! Greets somebody.

pub mod toolspec;

pub use toolspec::{services, tools};
