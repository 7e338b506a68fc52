//! a union selected by JSON type

pub mod services;
pub mod tools;
pub mod toolspec;
