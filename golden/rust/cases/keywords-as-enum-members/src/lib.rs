//! enumeration values that are keywords are usable

pub mod toolspec;

pub use toolspec::{services, tools};
