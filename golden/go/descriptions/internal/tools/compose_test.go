package tools

import (
	"errors"
	"testing"

	"example.com/descriptions-agent/internal/adlrt"
	"example.com/descriptions-agent/internal/toolspec"
)

var _ toolspec.ComposeHandler = (*Compose)(nil)

func TestCompose(t *testing.T) {
	tool := NewCompose(toolspec.ComposeDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Compose.Bind(tool.Compose)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "compose" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "compose", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
