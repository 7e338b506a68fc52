//! capitalised words follow the conventions of the language and the acronyms of the agent

pub mod services;
pub mod tools;
pub mod toolspec;
