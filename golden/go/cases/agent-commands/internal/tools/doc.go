// Package tools implements the tools of summarize-logs. Its files were written once
// by adlgen and are yours to edit.
package tools
