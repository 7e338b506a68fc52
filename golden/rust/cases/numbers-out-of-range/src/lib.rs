//! integers beyond the range of the target are errors of decoding, not of validation

pub mod services;
pub mod tools;
pub mod toolspec;
