//! with validator=external, a validator of the user validates values, and the evaluator is not
//! emitted

pub mod toolspec;

pub use toolspec::{services, tools};
