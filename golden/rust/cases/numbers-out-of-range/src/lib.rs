//! integers beyond the range of the target are errors of decoding, not of validation

pub mod toolspec;

pub use toolspec::{services, tools};
