//! enumeration values, defaults, constants and patterns are only text

pub mod toolspec;

pub use toolspec::{services, tools};
