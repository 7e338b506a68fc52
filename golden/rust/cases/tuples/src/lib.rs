//! arrays with one type per position

pub mod toolspec;

pub use toolspec::{services, tools};
