//! built-in tools come with their own schemas and configuration

pub mod services;
pub mod tools;
pub mod toolspec;
