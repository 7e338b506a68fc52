// Package tools implements the tools of summarize-logs. adlgen created its files
// once and does not overwrite them, except those that end in .gen.go; edit them
// freely.
package tools
