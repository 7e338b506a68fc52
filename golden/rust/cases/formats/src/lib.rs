//! formats are annotations by default

pub mod toolspec;

pub use toolspec::{services, tools};
