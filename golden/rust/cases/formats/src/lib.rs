//! formats are annotations unless asked for

pub mod toolspec;

pub use toolspec::{services, tools};
