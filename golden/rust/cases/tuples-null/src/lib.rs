//! positions that may be null

pub mod services;
pub mod tools;
pub mod toolspec;
