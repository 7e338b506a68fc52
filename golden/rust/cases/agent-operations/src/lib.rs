//! Books berths in a harbour and tells which ships are in it.

pub mod toolspec;

pub use toolspec::{services, tools};
