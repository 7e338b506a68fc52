//! with numbers=exact, numbers keep every digit that they are written with

pub mod toolspec;

pub use toolspec::{services, tools};
