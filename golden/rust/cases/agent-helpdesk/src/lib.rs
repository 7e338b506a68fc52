//! thirty tools of the kind that agents have, in one agent

pub mod toolspec;

pub use toolspec::{services, tools};
