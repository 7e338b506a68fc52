//! enumeration values, defaults, constants and patterns are emitted as text only

pub mod toolspec;

pub use toolspec::{services, tools};
