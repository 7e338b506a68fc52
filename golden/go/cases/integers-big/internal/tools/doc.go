// Package tools implements the tools of integers-big-agent. adlgen created its files
// once and does not overwrite them; edit them freely.
package tools
