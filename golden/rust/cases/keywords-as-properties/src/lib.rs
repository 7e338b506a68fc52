//! property names that are keywords or predeclared names in a language are usable in every language

pub mod services;
pub mod tools;
pub mod toolspec;
