//! a record that can never exist still compiles

pub mod toolspec;

pub use toolspec::{services, tools};
