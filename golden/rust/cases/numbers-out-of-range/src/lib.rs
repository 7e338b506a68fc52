//! integers beyond the target's integers are a problem of decode, not of the verdict

pub mod toolspec;

pub use toolspec::{services, tools};
