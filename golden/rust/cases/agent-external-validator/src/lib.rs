//! with validator=external, a validator of the user validates values, and the evaluator is not
//! emitted

pub mod services;
pub mod tools;
pub mod toolspec;
