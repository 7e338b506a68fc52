//! very long names stay legal and the layout stays clean

pub mod toolspec;

pub use toolspec::{services, tools};
