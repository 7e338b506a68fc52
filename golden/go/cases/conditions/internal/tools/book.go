package tools

import (
	"context"

	"example.com/conditions-agent/adlrt"
	"example.com/conditions-agent/toolspec"
)

// Book implements the tool book.
type Book struct {
	BookDeps
}

var _ toolspec.BookHandler = (*Book)(nil)

// NewBook returns the tool book.
func NewBook(deps BookDeps) *Book {
	return &Book{deps}
}

// Book handles calls of book.
//
// Conditions.
func (t *Book) Book(ctx context.Context, in toolspec.BookInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
