//! tool ids that are keywords or reserved in file names are usable

pub mod services;
pub mod tools;
pub mod toolspec;
