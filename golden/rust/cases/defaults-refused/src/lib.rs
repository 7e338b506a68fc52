//! a default that is invalid according to its own schema is not applied

pub mod services;
pub mod tools;
pub mod toolspec;
