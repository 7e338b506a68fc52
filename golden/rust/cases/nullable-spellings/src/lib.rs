//! null is a value of the type however it is spelled

pub mod toolspec;

pub use toolspec::{services, tools};
