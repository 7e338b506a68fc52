//! a definition may refer to itself

pub mod services;
pub mod tools;
pub mod toolspec;
