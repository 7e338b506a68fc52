//! what no type says is still decided

pub mod toolspec;

pub use toolspec::{services, tools};
