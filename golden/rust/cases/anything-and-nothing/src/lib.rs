//! empty schemas, true and false

pub mod toolspec;

pub use toolspec::{services, tools};
