//! unknown properties are kept by open objects and rejected by closed ones

pub mod toolspec;

pub use toolspec::{services, tools};
