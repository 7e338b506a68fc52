//! a record without valid values compiles

pub mod toolspec;

pub use toolspec::{services, tools};
