//! required, optional and defaulted properties of every kind

pub mod services;
pub mod tools;
pub mod toolspec;
