package tools

import (
	"errors"
	"testing"

	"example.com/enums-agent/internal/adlrt"
	"example.com/enums-agent/internal/toolspec"
)

var _ toolspec.SetHandler = (*Set)(nil)

func TestSet(t *testing.T) {
	tool := NewSet(toolspec.SetDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Set.Bind(tool.Set)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "set" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "set", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
