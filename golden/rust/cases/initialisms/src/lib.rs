//! capitalised words follow the conventions of the language and the acronyms of the agent

pub mod toolspec;

pub use toolspec::{services, tools};
