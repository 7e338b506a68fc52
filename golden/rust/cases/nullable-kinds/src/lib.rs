//! every kind of type can be nullable

pub mod services;
pub mod tools;
pub mod toolspec;
