//! identifiers can be pinned in the specification

pub mod toolspec;

pub use toolspec::{services, tools};
