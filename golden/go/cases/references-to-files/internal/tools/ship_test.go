package tools_test

import (
	"errors"
	"testing"

	"example.com/references-to-files-agent/internal/adlrt"
	"example.com/references-to-files-agent/internal/tools"
	"example.com/references-to-files-agent/internal/toolspec"
)

func TestShip(t *testing.T) {
	var handler toolspec.ShipHandler = tools.NewShip(toolspec.ShipDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Ship.Bind(handler.Ship)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "ship" {
			t.Errorf("got %v", definitions)
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
