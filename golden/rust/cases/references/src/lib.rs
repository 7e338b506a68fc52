//! references by anchor, by id, through other references, into unused definitions

pub mod services;
pub mod tools;
pub mod toolspec;
