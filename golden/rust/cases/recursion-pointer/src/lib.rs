//! a reference may be any JSON Pointer, and the root

pub mod services;
pub mod tools;
pub mod toolspec;
