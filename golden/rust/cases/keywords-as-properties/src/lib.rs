//! property names that are keywords or predeclared names somewhere stay usable everywhere

pub mod toolspec;

pub use toolspec::{services, tools};
