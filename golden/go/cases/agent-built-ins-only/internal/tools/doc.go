// Package tools implements the tools of agent-built-ins-only-agent. adlgen created its files
// once and does not overwrite them; edit them freely.
package tools
