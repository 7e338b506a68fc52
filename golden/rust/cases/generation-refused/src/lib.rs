//! Writes one file that can not be verified.

pub mod toolspec;

pub use toolspec::{services, tools};
