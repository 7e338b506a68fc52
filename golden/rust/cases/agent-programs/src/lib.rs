//! The agent `tools`.

pub mod toolspec;

pub use toolspec::{services, tools};
