//! descriptions of any length read well in every language

pub mod toolspec;

pub use toolspec::{services, tools};
