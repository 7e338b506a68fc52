//! absent, null and a value are distinct

pub mod services;
pub mod tools;
pub mod toolspec;
