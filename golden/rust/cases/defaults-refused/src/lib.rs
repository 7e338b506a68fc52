//! a default that is invalid according to its own schema is not applied

pub mod toolspec;

pub use toolspec::{services, tools};
