//! references by anchor, by id, through other references, into unused places

pub mod toolspec;

pub use toolspec::{services, tools};
