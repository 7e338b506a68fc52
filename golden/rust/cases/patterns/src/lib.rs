//! patterns have the semantics of ECMA-262 and run in linear time

pub mod services;
pub mod tools;
pub mod toolspec;
