//! definitions with many uses are validated once per value, and their errors are reported once

pub mod services;
pub mod tools;
pub mod toolspec;
