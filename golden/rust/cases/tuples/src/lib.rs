//! arrays with one type per position

pub mod services;
pub mod tools;
pub mod toolspec;
