//! properties with the same identifier are distinct

pub mod toolspec;

pub use toolspec::{services, tools};
