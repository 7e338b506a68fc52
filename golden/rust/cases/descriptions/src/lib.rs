//! descriptions of any length are readable in every language

pub mod services;
pub mod tools;
pub mod toolspec;
