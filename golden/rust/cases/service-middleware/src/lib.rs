//! middleware wraps every call, in order

pub mod toolspec;

pub use toolspec::{services, tools};
