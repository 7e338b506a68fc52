package tools

import (
	"context"

	"release-notes/internal/generation"
	"release-notes/internal/generator"
	"release-notes/internal/model"
	"release-notes/toolspec"
)

// ReleaseNotes implements the tool release-notes.
type ReleaseNotes struct {
	ReleaseNotesDeps
	files *generator.Lifecycle[toolspec.ReleaseNotesInput, any]
}

var _ toolspec.ReleaseNotesHandler = (*ReleaseNotes)(nil)

// NewReleaseNotes returns the tool release-notes. It writes files in the current folder.
func NewReleaseNotes(deps ReleaseNotesDeps) *ReleaseNotes {
	return &ReleaseNotes{deps, generation.ReleaseNotes.With(model.New(), ".", ".")}
}

// ReleaseNotes handles calls of release-notes.
//
// Writes the notes of a release and the index beside them.
func (t *ReleaseNotes) ReleaseNotes(ctx context.Context, in toolspec.ReleaseNotesInput) (any, error) {
	return t.files.Serve(ctx, in)
}
