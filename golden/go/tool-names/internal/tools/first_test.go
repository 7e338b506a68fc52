package tools

import (
	"errors"
	"testing"

	"example.com/tool-names-agent/internal/adlrt"
	"example.com/tool-names-agent/internal/toolspec"
)

var _ toolspec.FirstHandler = (*First)(nil)

func TestFirst(t *testing.T) {
	tool := NewFirst(toolspec.FirstDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.First.Bind(tool.First)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "search-the_Web" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "search-the_Web", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
