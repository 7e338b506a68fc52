//! Writes the notes of a release and the index beside them.

pub mod model;
pub mod services;
pub mod tools;
pub mod toolspec;
