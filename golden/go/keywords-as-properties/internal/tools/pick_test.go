package tools

import (
	"errors"
	"testing"

	"example.com/keywords-as-properties-agent/internal/adlrt"
	"example.com/keywords-as-properties-agent/internal/toolspec"
)

var _ toolspec.PickHandler = (*Pick)(nil)

func TestPick(t *testing.T) {
	tool := NewPick(toolspec.PickDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Pick.Bind(tool.Pick)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "pick" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "pick", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
