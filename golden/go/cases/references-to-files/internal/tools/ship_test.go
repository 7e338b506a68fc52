package tools_test

import (
	"errors"
	"testing"

	"example.com/references-to-files-agent/adlrt"
	"example.com/references-to-files-agent/internal/tools"
	"example.com/references-to-files-agent/toolspec"
)

func TestShip(t *testing.T) {
	// Set fakes of the dependencies when the tool is implemented.
	handler := tools.NewShip(tools.ShipDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Ship.Bind(handler.Ship)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "ship" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "ship", []byte(`{"to":{"street":"text"}}`))
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		var invalid *adlrt.InvalidArgumentsError
		var answer adlrt.ModelError // also a result of the tool
		if err != nil && (errors.As(err, &invalid) || !errors.As(err, &answer)) {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "ship", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
