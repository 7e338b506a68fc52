//! absent, null and a value are distinct

pub mod toolspec;

pub use toolspec::{services, tools};
