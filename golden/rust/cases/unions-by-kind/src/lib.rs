//! a union told apart by the kind of value

pub mod toolspec;

pub use toolspec::{services, tools};
