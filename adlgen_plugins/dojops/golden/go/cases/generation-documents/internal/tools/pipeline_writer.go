package tools

import (
	"context"

	"pipeline-writer/internal/generation"
	"pipeline-writer/internal/generator"
	"pipeline-writer/internal/model"
	"pipeline-writer/toolspec"
)

// PipelineWriter implements the tool pipeline-writer.
type PipelineWriter struct {
	PipelineWriterDeps
	files *generator.Lifecycle[toolspec.PipelineWriterInput, toolspec.PipelineWriterOutput]
}

var _ toolspec.PipelineWriterHandler = (*PipelineWriter)(nil)

// NewPipelineWriter returns the tool pipeline-writer. It writes files in the current folder.
func NewPipelineWriter(deps PipelineWriterDeps) *PipelineWriter {
	return &PipelineWriter{deps, generation.PipelineWriter.With(model.New(), ".", ".")}
}

// PipelineWriter handles calls of pipeline-writer.
//
// Writes a pipeline and what belongs to it.
func (t *PipelineWriter) PipelineWriter(ctx context.Context, in toolspec.PipelineWriterInput) (toolspec.PipelineWriterOutput, error) {
	return t.files.Serve(ctx, in)
}
