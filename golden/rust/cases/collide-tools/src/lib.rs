//! tools with the same identifier are distinct, as are their types

pub mod services;
pub mod tools;
pub mod toolspec;
