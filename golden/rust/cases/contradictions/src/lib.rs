//! contradictory schemas are emitted as code that compiles

pub mod toolspec;

pub use toolspec::{services, tools};
