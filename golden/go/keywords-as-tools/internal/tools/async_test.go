package tools

import (
	"errors"
	"testing"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

var _ toolspec.AsyncHandler = (*Async)(nil)

func TestAsync(t *testing.T) {
	tool := NewAsync(toolspec.AsyncDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Async.Bind(tool.Async)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "async" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "async", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
