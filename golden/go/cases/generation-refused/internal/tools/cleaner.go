package tools

import (
	"context"

	"cleaner/internal/generation"
	"cleaner/internal/genrt"
	"cleaner/internal/model"
	"cleaner/internal/toolspec"
)

// Cleaner implements the tool cleaner.
type Cleaner struct {
	toolspec.CleanerDeps
	files *genrt.Lifecycle[toolspec.CleanerInput, toolspec.CleanerOutput]
}

// NewCleaner builds the tool cleaner: it works in the current folder.
func NewCleaner(deps toolspec.CleanerDeps) *Cleaner {
	return &Cleaner{deps, generation.Cleaner.With(model.New(), ".", ".")}
}

// Cleaner handles calls of cleaner.
//
// Writes one file that can not be verified.
func (t *Cleaner) Cleaner(ctx context.Context, in toolspec.CleanerInput) (toolspec.CleanerOutput, error) {
	return t.files.Serve(ctx, in)
}
