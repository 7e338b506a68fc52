//! definitions that many ways lead to are judged once, and told of once

pub mod toolspec;

pub use toolspec::{services, tools};
