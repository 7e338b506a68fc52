// Package tools implements the tools of service-middleware-agent. adlgen created its files
// once and does not overwrite them; edit them freely.
package tools
