//! results are typed

pub mod services;
pub mod tools;
pub mod toolspec;
