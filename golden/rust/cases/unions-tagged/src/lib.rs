//! a union selected by a constant, an enumeration, two tags, through references

pub mod services;
pub mod tools;
pub mod toolspec;
