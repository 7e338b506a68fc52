//! allOf is merged into one type if possible

pub mod toolspec;

pub use toolspec::{services, tools};
