//! built-in tools come with their own schemas and configuration

pub mod toolspec;

pub use toolspec::{services, tools};
