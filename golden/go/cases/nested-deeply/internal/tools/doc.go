// Package tools implements the tools of nested-deeply-agent. Its files were written once
// by adlgen and are yours to edit.
package tools
