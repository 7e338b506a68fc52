//! with numbers=exact, numbers keep all of their digits

pub mod toolspec;

pub use toolspec::{services, tools};
