//! a reference may be any JSON Pointer, and the root

pub mod toolspec;

pub use toolspec::{services, tools};
