//! Collects the lines of log files that match, and counts them.

pub mod toolspec;

pub use toolspec::{services, tools};
