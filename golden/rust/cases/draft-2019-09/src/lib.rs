//! the spellings of 2019-09

pub mod services;
pub mod tools;
pub mod toolspec;
