//! positions that may be null

pub mod toolspec;

pub use toolspec::{services, tools};
