//! an OpenAPI discriminator is only a hint

pub mod services;
pub mod tools;
pub mod toolspec;
