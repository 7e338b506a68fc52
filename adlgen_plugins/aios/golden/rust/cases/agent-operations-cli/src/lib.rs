//! Looks tides up in the tables of the program `tides`.

pub mod services;
pub mod tools;
pub mod toolspec;
