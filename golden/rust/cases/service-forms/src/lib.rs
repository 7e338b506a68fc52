//! every form of injection is typed

pub mod toolspec;

pub use toolspec::{services, tools};
