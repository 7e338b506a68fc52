//! Writes a pipeline and what belongs to it.

pub mod model;
pub mod services;
pub mod tools;
pub mod toolspec;
