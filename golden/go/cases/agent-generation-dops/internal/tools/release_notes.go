package tools

import (
	"context"

	"release-notes/internal/generation"
	"release-notes/internal/generator"
	"release-notes/internal/model"
	"release-notes/internal/toolspec"
)

// ReleaseNotes implements the tool release-notes.
type ReleaseNotes struct {
	toolspec.ReleaseNotesDeps
	files *generator.Lifecycle[toolspec.ReleaseNotesInput, toolspec.ReleaseNotesOutput]
}

// NewReleaseNotes returns the tool release-notes. It writes files in the current folder.
func NewReleaseNotes(deps toolspec.ReleaseNotesDeps) *ReleaseNotes {
	return &ReleaseNotes{deps, generation.ReleaseNotes.With(model.New(), ".", ".")}
}

// ReleaseNotes handles calls of release-notes.
//
// Writes the notes of a release and the index beside them.
func (t *ReleaseNotes) ReleaseNotes(ctx context.Context, in toolspec.ReleaseNotesInput) (toolspec.ReleaseNotesOutput, error) {
	return t.files.Serve(ctx, in)
}
