// Package tools implements the tools of find-text. Its files were written once
// by adlgen and are yours to edit.
package tools
