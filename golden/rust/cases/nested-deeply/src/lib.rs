//! records in lists in maps in records

pub mod services;
pub mod tools;
pub mod toolspec;
