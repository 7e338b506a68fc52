package tools

import (
	"errors"
	"testing"

	"example.com/outputs-agent/internal/adlrt"
	"example.com/outputs-agent/internal/toolspec"
)

var _ toolspec.UnionHandler = (*Union)(nil)

func TestUnion(t *testing.T) {
	tool := NewUnion(toolspec.UnionDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Union.Bind(tool.Union)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "union" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "union", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
