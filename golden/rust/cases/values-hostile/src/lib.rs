//! enumeration values, defaults, constants and patterns are emitted as text only

pub mod services;
pub mod tools;
pub mod toolspec;
