//! enumeration values with the same identifier are distinct

pub mod services;
pub mod tools;
pub mod toolspec;
