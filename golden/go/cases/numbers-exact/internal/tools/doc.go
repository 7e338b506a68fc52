// Package tools implements the tools of numbers-exact-agent. Its files were written once
// by adlgen and are yours to edit.
package tools
