//! tools that become one identifier stay apart, and so do their types

pub mod toolspec;

pub use toolspec::{services, tools};
