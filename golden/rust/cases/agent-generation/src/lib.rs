//! Writes the service description of a small web application.

pub mod toolspec;

pub use toolspec::{services, tools};
