//! alternatives are distinct from any value, from null and from the schemas of one another

pub mod services;
pub mod tools;
pub mod toolspec;
