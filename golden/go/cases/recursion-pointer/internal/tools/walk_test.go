package tools_test

import (
	"errors"
	"testing"

	"example.com/recursion-pointer-agent/internal/adlrt"
	"example.com/recursion-pointer-agent/internal/tools"
	"example.com/recursion-pointer-agent/internal/toolspec"
)

func TestWalk(t *testing.T) {
	var handler toolspec.WalkHandler = tools.NewWalk(toolspec.WalkDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Walk.Bind(handler.Walk)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "walk" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "walk", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
