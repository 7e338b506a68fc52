// Package tools implements the tools of agent-built-ins-only-agent. Its files were written once
// by adlgen and are yours to edit.
package tools
