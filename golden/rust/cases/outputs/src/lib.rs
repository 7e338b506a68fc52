//! results are typed

pub mod toolspec;

pub use toolspec::{services, tools};
