//! a default that its own schema refuses is not applied

pub mod toolspec;

pub use toolspec::{services, tools};
