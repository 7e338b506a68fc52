// Package tools implements the tools of presence-and-defaults-agent. Its files were written once
// by adlgen and are yours to edit.
package tools
