//! patterns mean what ECMA-262 says, in linear time

pub mod toolspec;

pub use toolspec::{services, tools};
