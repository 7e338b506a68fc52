//! descriptions of any length are readable in every language

pub mod toolspec;

pub use toolspec::{services, tools};
