// Package tools implements the tools of open-folder. Its files were written once
// by adlgen and are yours to edit.
package tools
