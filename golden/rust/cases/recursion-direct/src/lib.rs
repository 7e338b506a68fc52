//! a definition may refer to itself

pub mod toolspec;

pub use toolspec::{services, tools};
