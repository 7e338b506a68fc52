//! records in lists in maps in records

pub mod toolspec;

pub use toolspec::{services, tools};
