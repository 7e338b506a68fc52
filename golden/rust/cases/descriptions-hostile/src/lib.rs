//! text with a special meaning for compilers stays text

pub mod toolspec;

pub use toolspec::{services, tools};
