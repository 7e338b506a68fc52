// Package tools implements the tools of compose-writer. Its files were written once
// by adlgen and are yours to edit.
package tools
