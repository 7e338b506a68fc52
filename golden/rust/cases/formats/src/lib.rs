//! formats are annotations by default

pub mod services;
pub mod tools;
pub mod toolspec;
