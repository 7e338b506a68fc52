//! very long names result in legal identifiers and a valid layout

pub mod toolspec;

pub use toolspec::{services, tools};
