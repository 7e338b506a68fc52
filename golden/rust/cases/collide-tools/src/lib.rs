//! tools with the same identifier are distinct, as are their types

pub mod toolspec;

pub use toolspec::{services, tools};
