//! Takes and tracks orders

pub mod toolspec;

pub use toolspec::{services, tools};
