//! the array form of items in draft-07

pub mod services;
pub mod tools;
pub mod toolspec;
