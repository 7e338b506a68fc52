//! allOf is merged into one type if possible

pub mod services;
pub mod tools;
pub mod toolspec;
