//! alternatives that no tag tells apart keep every value

pub mod toolspec;

pub use toolspec::{services, tools};
