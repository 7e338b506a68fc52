//! property names that are empty, punctuation, numbers or not ASCII keep their wire name

pub mod toolspec;

pub use toolspec::{services, tools};
