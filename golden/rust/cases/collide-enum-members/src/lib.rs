//! enumeration values that become one identifier stay apart

pub mod toolspec;

pub use toolspec::{services, tools};
