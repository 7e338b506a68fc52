//! Finds a text in the files of a folder.

pub mod services;
pub mod tools;
pub mod toolspec;
