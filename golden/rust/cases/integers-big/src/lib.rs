//! with integers=big, integers beyond the native type decode and encode exactly

pub mod toolspec;

pub use toolspec::{services, tools};
