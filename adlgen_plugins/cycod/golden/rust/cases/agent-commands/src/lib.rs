//! Collects the lines of log files that match, and counts them.

pub mod services;
pub mod tools;
pub mod toolspec;
