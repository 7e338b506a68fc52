//! allOf merges into one type where it can

pub mod toolspec;

pub use toolspec::{services, tools};
