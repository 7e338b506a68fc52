//! Books berths in a harbour and tells which ships are in it.

pub mod services;
pub mod tools;
pub mod toolspec;
