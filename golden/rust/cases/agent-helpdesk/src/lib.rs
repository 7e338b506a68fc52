//! an agent with thirty typical tools

pub mod toolspec;

pub use toolspec::{services, tools};
