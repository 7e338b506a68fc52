//! a constant of every kind

pub mod toolspec;

pub use toolspec::{services, tools};
