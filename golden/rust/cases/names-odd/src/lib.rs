//! property names that are empty, punctuation, numbers or not ASCII keep their exact name in JSON

pub mod toolspec;

pub use toolspec::{services, tools};
