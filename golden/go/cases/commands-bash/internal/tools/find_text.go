package tools

import (
	"context"

	"find-text/internal/command"
	"find-text/internal/commands"
	"find-text/internal/toolspec"
)

// FindText implements the tool find-text.
type FindText struct {
	toolspec.FindTextDeps
}

// NewFindText returns the tool find-text.
func NewFindText(deps toolspec.FindTextDeps) *FindText {
	return &FindText{deps}
}

// FindText handles calls of find-text.
//
// Finds a text in the files of a folder.
func (t *FindText) FindText(ctx context.Context, in toolspec.FindTextInput) (toolspec.FindTextOutput, error) {
	return commands.RunFindText(ctx, in, command.Runner{})
}
