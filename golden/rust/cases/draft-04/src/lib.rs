//! the spellings of draft-04

pub mod services;
pub mod tools;
pub mod toolspec;
