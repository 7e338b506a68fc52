//! empty schemas, true and false

pub mod services;
pub mod tools;
pub mod toolspec;
