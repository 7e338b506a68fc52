//! references by anchor, by id, through other references, into unused definitions

pub mod toolspec;

pub use toolspec::{services, tools};
