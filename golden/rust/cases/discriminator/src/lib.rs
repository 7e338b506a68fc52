//! an OpenAPI discriminator is only a hint

pub mod toolspec;

pub use toolspec::{services, tools};
