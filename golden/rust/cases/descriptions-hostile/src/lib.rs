//! text that means something to a compiler stays text

pub mod toolspec;

pub use toolspec::{services, tools};
