//! objects whose property names are data

pub mod toolspec;

pub use toolspec::{services, tools};
