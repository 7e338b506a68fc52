//! alternatives keep apart from any value, from null and from one another's schemas

pub mod toolspec;

pub use toolspec::{services, tools};
