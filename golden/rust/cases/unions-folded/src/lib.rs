//! alternatives of one type

pub mod services;
pub mod tools;
pub mod toolspec;
