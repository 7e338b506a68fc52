//! alternatives are distinct from any value, from null and from the schemas of one another

pub mod toolspec;

pub use toolspec::{services, tools};
