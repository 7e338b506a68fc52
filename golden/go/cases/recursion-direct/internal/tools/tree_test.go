package tools_test

import (
	"errors"
	"testing"

	"example.com/recursion-direct-agent/internal/adlrt"
	"example.com/recursion-direct-agent/internal/tools"
	"example.com/recursion-direct-agent/internal/toolspec"
)

func TestTree(t *testing.T) {
	var handler toolspec.TreeHandler = tools.NewTree(toolspec.TreeDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Tree.Bind(handler.Tree)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "tree" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "tree", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
