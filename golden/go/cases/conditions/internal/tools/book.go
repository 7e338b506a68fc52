package tools

import (
	"context"

	"example.com/conditions-agent/internal/adlrt"
	"example.com/conditions-agent/internal/toolspec"
)

// Book implements the tool book.
type Book struct {
	toolspec.BookDeps
}

// NewBook returns the tool book.
func NewBook(deps toolspec.BookDeps) *Book {
	return &Book{deps}
}

// Book handles calls of book.
//
// Conditions.
func (t *Book) Book(ctx context.Context, in toolspec.BookInput) (toolspec.BookOutput, error) {
	var out toolspec.BookOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
