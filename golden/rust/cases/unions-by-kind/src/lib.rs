//! a union selected by JSON type

pub mod toolspec;

pub use toolspec::{services, tools};
