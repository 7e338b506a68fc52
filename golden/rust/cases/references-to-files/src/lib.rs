//! references to files next to the specification become part of the schema

pub mod toolspec;

pub use toolspec::{services, tools};
