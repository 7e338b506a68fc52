//! identifiers can be pinned in the specification

pub mod services;
pub mod tools;
pub mod toolspec;
