//! every spelling of a nullable schema results in a nullable type

pub mod toolspec;

pub use toolspec::{services, tools};
