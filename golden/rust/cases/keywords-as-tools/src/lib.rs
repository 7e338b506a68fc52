//! tool ids that are keywords or reserved in file names are usable

pub mod toolspec;

pub use toolspec::{services, tools};
