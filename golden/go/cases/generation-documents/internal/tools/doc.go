// Package tools implements the tools of pipeline-writer. adlgen created its files
// once and does not overwrite them; edit them freely.
package tools
