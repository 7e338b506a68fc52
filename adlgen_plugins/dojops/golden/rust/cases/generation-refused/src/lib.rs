//! Writes one file that can not be verified.

pub mod model;
pub mod services;
pub mod tools;
pub mod toolspec;
