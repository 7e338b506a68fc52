// Package tools implements the tools of draft-2019-09-agent. Its files were written once
// by adlgen and are yours to edit.
package tools
