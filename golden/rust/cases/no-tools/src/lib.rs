//! an agent without tools still makes a project

pub mod toolspec;

pub use toolspec::{services, tools};
