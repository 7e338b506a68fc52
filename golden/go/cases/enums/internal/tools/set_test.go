package tools_test

import (
	"errors"
	"testing"

	"example.com/enums-agent/adlrt"
	"example.com/enums-agent/internal/tools"
	"example.com/enums-agent/toolspec"
)

func TestSet(t *testing.T) {
	// Set fakes of the dependencies when the tool is implemented.
	handler := tools.NewSet(tools.SetDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Set.Bind(handler.Set)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "set" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "set", []byte("{}"))
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
		_, err := toolbox.Call(t.Context(), "set", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
