package tools

import (
	"errors"
	"testing"

	"example.com/tool-names-agent/internal/adlrt"
	"example.com/tool-names-agent/internal/toolspec"
)

var _ toolspec.SecondHandler = (*Second)(nil)

func TestSecond(t *testing.T) {
	tool := NewSecond(toolspec.SecondDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Second.Bind(tool.Second)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "second" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "second", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
