//! an agent with thirty typical tools

pub mod services;
pub mod tools;
pub mod toolspec;
