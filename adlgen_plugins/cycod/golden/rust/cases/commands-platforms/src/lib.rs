//! Lists a folder.

pub mod services;
pub mod tools;
pub mod toolspec;
