//! tool ids that are keywords or clash with file-name rules stay usable

pub mod toolspec;

pub use toolspec::{services, tools};
