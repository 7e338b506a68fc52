//! the name shown to the model and the identifier may differ

pub mod toolspec;

pub use toolspec::{services, tools};
