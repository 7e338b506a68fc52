package tools_test

import (
	"errors"
	"testing"

	"example.com/collide-tools-agent/internal/adlrt"
	"example.com/collide-tools-agent/internal/tools"
	"example.com/collide-tools-agent/internal/toolspec"
)

func TestGet(t *testing.T) {
	var handler toolspec.GetHandler = tools.NewGet(toolspec.GetDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Get.Bind(handler.Get)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "get" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "get", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
