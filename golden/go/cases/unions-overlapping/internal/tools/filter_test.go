package tools_test

import (
	"errors"
	"testing"

	"example.com/unions-overlapping-agent/internal/adlrt"
	"example.com/unions-overlapping-agent/internal/tools"
	"example.com/unions-overlapping-agent/internal/toolspec"
)

func TestFilter(t *testing.T) {
	var handler toolspec.FilterHandler = tools.NewFilter(toolspec.FilterDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Filter.Bind(handler.Filter)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "filter" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "filter", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
