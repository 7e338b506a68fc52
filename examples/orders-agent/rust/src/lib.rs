//! Takes and tracks orders

pub mod services;
pub mod tools;
pub mod toolspec;
