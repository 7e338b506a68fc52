//! every spelling of a nullable schema results in a nullable type

pub mod services;
pub mod tools;
pub mod toolspec;
