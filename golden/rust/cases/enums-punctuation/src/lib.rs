//! enumeration values without letters get readable members

pub mod services;
pub mod tools;
pub mod toolspec;
