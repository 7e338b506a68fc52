//! with formats=assert, every language rejects the same texts with the same messages

pub mod services;
pub mod tools;
pub mod toolspec;
