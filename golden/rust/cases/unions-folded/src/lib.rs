//! alternatives of one type

pub mod toolspec;

pub use toolspec::{services, tools};
