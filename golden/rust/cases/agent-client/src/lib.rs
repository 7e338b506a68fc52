//! with client=mcp, every tool is a typed method that calls an MCP server

pub mod services;
pub mod tools;
pub mod toolspec;
