package tools

import (
	"context"

	"compose-writer/internal/generation"
	"compose-writer/internal/genrt"
	"compose-writer/internal/model"
	"compose-writer/internal/toolspec"
)

// ComposeWriter implements the tool compose-writer.
type ComposeWriter struct {
	toolspec.ComposeWriterDeps
	files *genrt.Lifecycle[toolspec.ComposeWriterInput, toolspec.ComposeWriterOutput]
}

// NewComposeWriter builds the tool compose-writer: it works in the current folder.
func NewComposeWriter(deps toolspec.ComposeWriterDeps) *ComposeWriter {
	return &ComposeWriter{deps, generation.ComposeWriter.With(model.New(), ".", ".")}
}

// ComposeWriter handles calls of compose-writer.
//
// Writes the service description of a small web application.
func (t *ComposeWriter) ComposeWriter(ctx context.Context, in toolspec.ComposeWriterInput) (toolspec.ComposeWriterOutput, error) {
	return t.files.Serve(ctx, in)
}
