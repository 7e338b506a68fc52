//! constraints that types cannot express are validated

pub mod services;
pub mod tools;
pub mod toolspec;
