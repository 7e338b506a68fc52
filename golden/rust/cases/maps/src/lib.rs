//! objects with arbitrary property names

pub mod services;
pub mod tools;
pub mod toolspec;
