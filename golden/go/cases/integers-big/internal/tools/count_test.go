package tools_test

import (
	"errors"
	"testing"

	"example.com/integers-big-agent/internal/adlrt"
	"example.com/integers-big-agent/internal/tools"
	"example.com/integers-big-agent/internal/toolspec"
)

func TestCount(t *testing.T) {
	var handler toolspec.CountHandler = tools.NewCount(toolspec.CountDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Count.Bind(handler.Count)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "count" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "count", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
