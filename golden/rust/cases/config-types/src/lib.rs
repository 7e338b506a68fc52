//! the types of the configuration are those of its values

pub mod toolspec;

pub use toolspec::{services, tools};
