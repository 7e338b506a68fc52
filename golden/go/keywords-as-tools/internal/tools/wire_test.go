package tools

import (
	"errors"
	"testing"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

var _ toolspec.WireHandler = (*Wire)(nil)

func TestWire(t *testing.T) {
	tool := NewWire(toolspec.WireDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Wire.Bind(tool.Wire)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "wire" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "wire", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
