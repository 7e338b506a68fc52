//! the spellings of draft-06

pub mod services;
pub mod tools;
pub mod toolspec;
