//! an agent with built-in tools and configuration only

pub mod toolspec;

pub use toolspec::{services, tools};
