//! definitions with many uses are validated once per value, and their errors are reported once

pub mod toolspec;

pub use toolspec::{services, tools};
