//! the spellings of draft-07

pub mod services;
pub mod tools;
pub mod toolspec;
