//! every list of types

pub mod services;
pub mod tools;
pub mod toolspec;
