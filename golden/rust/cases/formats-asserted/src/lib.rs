//! with formats=assert, every language refuses the same texts in the same words

pub mod toolspec;

pub use toolspec::{services, tools};
