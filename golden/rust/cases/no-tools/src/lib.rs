//! an agent without tools is emitted as a project

pub mod toolspec;

pub use toolspec::{services, tools};
