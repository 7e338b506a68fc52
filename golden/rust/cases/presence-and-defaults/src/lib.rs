//! required, optional and defaulted properties of every kind

pub mod toolspec;

pub use toolspec::{services, tools};
