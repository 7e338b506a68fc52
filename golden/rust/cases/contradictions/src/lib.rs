//! contradictory schemas are emitted as code that compiles

pub mod services;
pub mod tools;
pub mod toolspec;
