//! patterns have the semantics of ECMA-262 and run in linear time

pub mod toolspec;

pub use toolspec::{services, tools};
