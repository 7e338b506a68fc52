//! bounds of strings, numbers and arrays

pub mod services;
pub mod tools;
pub mod toolspec;
