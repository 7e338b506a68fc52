//! with client=mcp, every tool is a typed method that calls an MCP server

pub mod toolspec;

pub use toolspec::{services, tools};
