//! the model's name and the identifier differ

pub mod toolspec;

pub use toolspec::{services, tools};
