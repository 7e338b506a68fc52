//! a root of every kind

pub mod toolspec;

pub use toolspec::{services, tools};
