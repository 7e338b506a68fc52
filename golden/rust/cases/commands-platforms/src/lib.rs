//! Lists a folder.

pub mod toolspec;

pub use toolspec::{services, tools};
