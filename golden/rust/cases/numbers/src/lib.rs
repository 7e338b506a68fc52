//! numbers keep their value, regardless of size and spelling

pub mod services;
pub mod tools;
pub mod toolspec;
