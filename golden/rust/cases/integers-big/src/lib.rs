//! with integers=big, integers beyond the native type decode and encode exactly

pub mod services;
pub mod tools;
pub mod toolspec;
