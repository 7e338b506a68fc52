//! a record without valid values compiles

pub mod services;
pub mod tools;
pub mod toolspec;
