package tools

import (
	"context"

	"archive/internal/command"
	"archive/internal/commands"
	"archive/toolspec"
)

// Archive implements the tool archive.
type Archive struct {
	ArchiveDeps
}

var _ toolspec.ArchiveHandler = (*Archive)(nil)

// NewArchive returns the tool archive.
func NewArchive(deps ArchiveDeps) *Archive {
	return &Archive{deps}
}

// Archive handles calls of archive.
//
// Packs files into an archive.
func (t *Archive) Archive(ctx context.Context, in toolspec.ArchiveInput) (toolspec.ArchiveOutput, error) {
	return commands.RunArchive(ctx, in, command.Runner{})
}
