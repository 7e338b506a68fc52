//! services named like what every agent has, or like each other

pub mod toolspec;

pub use toolspec::{services, tools};
