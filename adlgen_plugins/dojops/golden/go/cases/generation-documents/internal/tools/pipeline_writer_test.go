package tools_test

import (
	"errors"
	"testing"

	"pipeline-writer/adlrt"
	"pipeline-writer/internal/tools"
	"pipeline-writer/toolspec"
)

func TestPipelineWriter(t *testing.T) {
	handler := tools.NewPipelineWriter(tools.PipelineWriterDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.PipelineWriter.Bind(handler.PipelineWriter)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "pipeline-writer" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "pipeline-writer", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
