//! text with a special meaning for compilers stays text

pub mod services;
pub mod tools;
pub mod toolspec;
