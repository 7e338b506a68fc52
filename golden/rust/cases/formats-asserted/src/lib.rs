//! with formats=assert, every language rejects the same texts with the same messages

pub mod toolspec;

pub use toolspec::{services, tools};
