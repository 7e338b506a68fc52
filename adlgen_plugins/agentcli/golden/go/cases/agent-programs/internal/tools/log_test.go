package tools_test

import (
	"errors"
	"testing"

	"harbour/adlrt"
	"harbour/internal/tools"
	"harbour/toolspec"
)

func TestLog(t *testing.T) {
	handler := tools.NewLog(tools.LogDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Log.Bind(handler.Log)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "log" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "log", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
