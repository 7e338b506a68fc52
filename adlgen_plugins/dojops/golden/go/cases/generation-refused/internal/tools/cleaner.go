package tools

import (
	"context"

	"cleaner/internal/generation"
	"cleaner/internal/generator"
	"cleaner/internal/model"
	"cleaner/toolspec"
)

// Cleaner implements the tool cleaner.
type Cleaner struct {
	CleanerDeps
	files *generator.Lifecycle[toolspec.CleanerInput, any]
}

var _ toolspec.CleanerHandler = (*Cleaner)(nil)

// NewCleaner returns the tool cleaner. It writes files in the current folder.
func NewCleaner(deps CleanerDeps) *Cleaner {
	return &Cleaner{deps, generation.Cleaner.With(model.New(), ".", ".")}
}

// Cleaner handles calls of cleaner.
//
// Writes one file that can not be verified.
func (t *Cleaner) Cleaner(ctx context.Context, in toolspec.CleanerInput) (any, error) {
	return t.files.Serve(ctx, in)
}
