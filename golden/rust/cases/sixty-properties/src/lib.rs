//! a record with sixty properties

pub mod services;
pub mod tools;
pub mod toolspec;
