//! references lead to files beside the specification, which become part of the schema

pub mod toolspec;

pub use toolspec::{services, tools};
