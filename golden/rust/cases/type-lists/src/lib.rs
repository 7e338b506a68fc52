//! every list of types

pub mod toolspec;

pub use toolspec::{services, tools};
