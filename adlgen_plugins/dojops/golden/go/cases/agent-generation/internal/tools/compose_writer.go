package tools

import (
	"context"

	"compose-writer/internal/generation"
	"compose-writer/internal/generator"
	"compose-writer/internal/model"
	"compose-writer/toolspec"
)

// ComposeWriter implements the tool compose-writer.
type ComposeWriter struct {
	ComposeWriterDeps
	files *generator.Lifecycle[toolspec.ComposeWriterInput, toolspec.ComposeWriterOutput]
}

var _ toolspec.ComposeWriterHandler = (*ComposeWriter)(nil)

// NewComposeWriter returns the tool compose-writer. It writes files in the current folder.
func NewComposeWriter(deps ComposeWriterDeps) *ComposeWriter {
	return &ComposeWriter{deps, generation.ComposeWriter.With(model.New(), ".", ".")}
}

// ComposeWriter handles calls of compose-writer.
//
// Writes the service description of a small web application.
func (t *ComposeWriter) ComposeWriter(ctx context.Context, in toolspec.ComposeWriterInput) (toolspec.ComposeWriterOutput, error) {
	return t.files.Serve(ctx, in)
}
