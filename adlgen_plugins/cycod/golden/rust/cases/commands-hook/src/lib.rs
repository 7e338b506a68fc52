//! Greets somebody.

pub mod services;
pub mod tools;
pub mod toolspec;
