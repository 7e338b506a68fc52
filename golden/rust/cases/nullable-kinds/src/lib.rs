//! every kind of type can be nullable

pub mod toolspec;

pub use toolspec::{services, tools};
