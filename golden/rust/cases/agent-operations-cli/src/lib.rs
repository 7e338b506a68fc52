//! Looks tides up in the tables of the program `tides`.

pub mod toolspec;

pub use toolspec::{services, tools};
