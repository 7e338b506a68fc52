package tools

import (
	"errors"
	"testing"

	"example.com/names-odd-agent/internal/adlrt"
	"example.com/names-odd-agent/internal/toolspec"
)

var _ toolspec.OddHandler = (*Odd)(nil)

func TestOdd(t *testing.T) {
	tool := NewOdd(toolspec.OddDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Odd.Bind(tool.Odd)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "odd" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "odd", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
