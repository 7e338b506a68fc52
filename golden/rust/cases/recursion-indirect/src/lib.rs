//! definitions may refer to one another, through lists, maps and unions

pub mod services;
pub mod tools;
pub mod toolspec;
