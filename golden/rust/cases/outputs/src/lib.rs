//! results have types too

pub mod toolspec;

pub use toolspec::{services, tools};
