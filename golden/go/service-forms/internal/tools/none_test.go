package tools

import (
	"errors"
	"testing"

	"example.com/service-forms-agent/internal/adlrt"
	"example.com/service-forms-agent/internal/toolspec"
)

var _ toolspec.NoneHandler = (*None)(nil)

func TestNone(t *testing.T) {
	tool := NewNone(toolspec.NoneDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.None.Bind(tool.None)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "none" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "none", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
