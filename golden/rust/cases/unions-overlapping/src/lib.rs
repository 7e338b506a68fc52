//! alternatives without a tag keep every value

pub mod toolspec;

pub use toolspec::{services, tools};
