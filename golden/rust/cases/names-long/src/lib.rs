//! very long names result in legal identifiers and a valid layout

pub mod services;
pub mod tools;
pub mod toolspec;
