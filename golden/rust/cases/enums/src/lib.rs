//! enumerations of every kind of value

pub mod toolspec;

pub use toolspec::{services, tools};
