//! enumerations of every kind of value

pub mod services;
pub mod tools;
pub mod toolspec;
