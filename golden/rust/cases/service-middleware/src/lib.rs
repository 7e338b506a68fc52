//! middleware wraps every call, in order

pub mod services;
pub mod tools;
pub mod toolspec;
