package tools

import (
	"errors"
	"testing"

	"example.com/anything-and-nothing-agent/internal/adlrt"
	"example.com/anything-and-nothing-agent/internal/toolspec"
)

var _ toolspec.PassHandler = (*Pass)(nil)

func TestPass(t *testing.T) {
	tool := NewPass(toolspec.PassDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Pass.Bind(tool.Pass)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "pass" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "pass", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
