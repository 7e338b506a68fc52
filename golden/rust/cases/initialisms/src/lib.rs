//! words in capitals follow each language's habit and the agent's acronyms

pub mod toolspec;

pub use toolspec::{services, tools};
