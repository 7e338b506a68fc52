//! absent, null and a value stay distinct

pub mod toolspec;

pub use toolspec::{services, tools};
