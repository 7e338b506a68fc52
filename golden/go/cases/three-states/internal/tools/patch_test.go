package tools_test

import (
	"errors"
	"testing"

	"example.com/three-states-agent/internal/adlrt"
	"example.com/three-states-agent/internal/tools"
	"example.com/three-states-agent/internal/toolspec"
)

func TestPatch(t *testing.T) {
	var handler toolspec.PatchHandler = tools.NewPatch(toolspec.PatchDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Patch.Bind(handler.Patch)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "patch" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "patch", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
