package tools

import (
	"errors"
	"testing"

	"example.com/tuples-agent/internal/adlrt"
	"example.com/tuples-agent/internal/toolspec"
)

var _ toolspec.DrawHandler = (*Draw)(nil)

func TestDraw(t *testing.T) {
	tool := NewDraw(toolspec.DrawDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Draw.Bind(tool.Draw)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "draw" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "draw", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
