//! arrays with a meaning for each position

pub mod toolspec;

pub use toolspec::{services, tools};
