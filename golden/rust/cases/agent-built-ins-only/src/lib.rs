//! an agent with built-in tools and configuration only

pub mod services;
pub mod tools;
pub mod toolspec;
