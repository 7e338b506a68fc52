//! every form of injection is typed

pub mod services;
pub mod tools;
pub mod toolspec;
