package tools

import (
	"context"

	"open-folder/internal/command"
	"open-folder/internal/commands"
	"open-folder/toolspec"
)

// OpenFolder implements the tool open-folder.
type OpenFolder struct {
	OpenFolderDeps
}

var _ toolspec.OpenFolderHandler = (*OpenFolder)(nil)

// NewOpenFolder returns the tool open-folder.
func NewOpenFolder(deps OpenFolderDeps) *OpenFolder {
	return &OpenFolder{deps}
}

// OpenFolder handles calls of open-folder.
//
// Lists a folder.
func (t *OpenFolder) OpenFolder(ctx context.Context, in toolspec.OpenFolderInput) (toolspec.OpenFolderOutput, error) {
	return commands.RunOpenFolder(ctx, in, command.Runner{})
}
