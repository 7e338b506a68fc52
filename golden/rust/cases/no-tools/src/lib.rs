//! an agent without tools is emitted as a project

pub mod services;
pub mod tools;
pub mod toolspec;
