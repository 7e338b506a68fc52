//! null combines with every kind of type

pub mod toolspec;

pub use toolspec::{services, tools};
