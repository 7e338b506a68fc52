//! Writes the service description of a small web application.

pub mod model;
pub mod services;
pub mod tools;
pub mod toolspec;
