//! unknown properties are kept by open objects and rejected by closed ones

pub mod services;
pub mod tools;
pub mod toolspec;
