// Package tools implements the tools of harbour-berths. Its files were written once
// by adlgen and are yours to edit.
package tools
