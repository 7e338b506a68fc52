//! an agent of built-ins and configuration alone

pub mod toolspec;

pub use toolspec::{services, tools};
