//! enumeration values that are keywords stay usable

pub mod toolspec;

pub use toolspec::{services, tools};
