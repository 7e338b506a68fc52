//! with validator=external, what the user plugs in judges values, and the evaluator is left out

pub mod toolspec;

pub use toolspec::{services, tools};
