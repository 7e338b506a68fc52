package tools_test

import (
	"errors"
	"testing"

	"example.com/references-agent/internal/adlrt"
	"example.com/references-agent/internal/tools"
	"example.com/references-agent/internal/toolspec"
)

func TestGo(t *testing.T) {
	var handler toolspec.GoHandler = tools.NewGo(toolspec.GoDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Go.Bind(handler.Go)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "go" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "go", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
