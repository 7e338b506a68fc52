//! a root of every kind

pub mod services;
pub mod tools;
pub mod toolspec;
