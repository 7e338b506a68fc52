//! enumeration values without letters get readable members

pub mod toolspec;

pub use toolspec::{services, tools};
