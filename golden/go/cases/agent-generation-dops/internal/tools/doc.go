// Package tools implements the tools of release-notes. Its files were written once
// by adlgen and are yours to edit.
package tools
