// Package tools implements the tools of anything-and-nothing-agent. Its files were written once
// by adlgen and are yours to edit.
package tools
