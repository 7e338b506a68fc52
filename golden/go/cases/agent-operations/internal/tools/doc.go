// Package tools implements the tools of harbour-berths. adlgen created its files
// once and does not overwrite them; edit them freely.
package tools
