// Package mcp downloads the SDK that emitted MCP servers are compiled with.
package mcp

import _ "github.com/modelcontextprotocol/go-sdk/mcp"
