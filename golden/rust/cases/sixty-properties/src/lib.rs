//! a record with sixty properties

pub mod toolspec;

pub use toolspec::{services, tools};
