//! property names that are empty, punctuation, numbers or not ASCII keep their exact name in JSON

pub mod services;
pub mod tools;
pub mod toolspec;
