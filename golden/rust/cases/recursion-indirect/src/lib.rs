//! definitions may refer to one another, through lists, maps and unions

pub mod toolspec;

pub use toolspec::{services, tools};
