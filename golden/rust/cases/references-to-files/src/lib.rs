//! references to files next to the specification become part of the schema

pub mod services;
pub mod tools;
pub mod toolspec;
