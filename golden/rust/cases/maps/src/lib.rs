//! objects with arbitrary property names

pub mod toolspec;

pub use toolspec::{services, tools};
