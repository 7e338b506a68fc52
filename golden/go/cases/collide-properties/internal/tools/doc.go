// Package tools implements the tools of collide-properties-agent. adlgen created its files
// once and does not overwrite them; edit them freely.
package tools
