//! The agent `tools`.

pub mod services;
pub mod tools;
pub mod toolspec;
