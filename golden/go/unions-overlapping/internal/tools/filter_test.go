package tools

import (
	"errors"
	"testing"

	"example.com/unions-overlapping-agent/internal/adlrt"
	"example.com/unions-overlapping-agent/internal/toolspec"
)

var _ toolspec.FilterHandler = (*Filter)(nil)

func TestFilter(t *testing.T) {
	tool := NewFilter(toolspec.FilterDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Filter.Bind(tool.Filter)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "filter" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "filter", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
