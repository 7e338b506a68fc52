//! constraints that types cannot express are validated

pub mod toolspec;

pub use toolspec::{services, tools};
