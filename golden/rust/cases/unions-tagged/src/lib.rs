//! a union selected by a constant, an enumeration, two tags, through references

pub mod toolspec;

pub use toolspec::{services, tools};
