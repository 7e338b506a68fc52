package tools

import (
	"context"

	"find-text/internal/command"
	"find-text/internal/commands"
	"find-text/toolspec"
)

// FindText implements the tool find-text.
type FindText struct {
	FindTextDeps
}

var _ toolspec.FindTextHandler = (*FindText)(nil)

// NewFindText returns the tool find-text.
func NewFindText(deps FindTextDeps) *FindText {
	return &FindText{deps}
}

// FindText handles calls of find-text.
//
// Finds a text in the files of a folder.
func (t *FindText) FindText(ctx context.Context, in toolspec.FindTextInput) (toolspec.FindTextOutput, error) {
	return commands.RunFindText(ctx, in, command.Runner{})
}
