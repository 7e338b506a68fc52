//! the types of the configuration are those of its values

pub mod services;
pub mod tools;
pub mod toolspec;
