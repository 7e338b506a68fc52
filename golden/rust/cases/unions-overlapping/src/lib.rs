//! alternatives without a tag keep every value

pub mod services;
pub mod tools;
pub mod toolspec;
