//! the name shown to the model and the identifier may differ

pub mod services;
pub mod tools;
pub mod toolspec;
