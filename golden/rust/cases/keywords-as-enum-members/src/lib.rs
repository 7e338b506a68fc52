//! enumeration values that are keywords are usable

pub mod services;
pub mod tools;
pub mod toolspec;
