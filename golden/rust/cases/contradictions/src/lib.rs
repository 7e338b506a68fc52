//! well-formed schemas that contradict themselves still make code

pub mod toolspec;

pub use toolspec::{services, tools};
