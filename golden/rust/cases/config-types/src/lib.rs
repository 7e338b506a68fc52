//! configuration takes its types from its values

pub mod toolspec;

pub use toolspec::{services, tools};
