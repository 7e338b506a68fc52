// Package tools implements the tools of numbers-out-of-range-agent. Its files were written once
// by adlgen and are yours to edit.
package tools
