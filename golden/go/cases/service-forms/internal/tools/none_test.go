package tools_test

import (
	"errors"
	"testing"

	"example.com/service-forms-agent/adlrt"
	"example.com/service-forms-agent/internal/tools"
	"example.com/service-forms-agent/toolspec"
)

func TestNone(t *testing.T) {
	// Set fakes of the dependencies when the tool is implemented.
	handler := tools.NewNone(tools.NoneDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.None.Bind(handler.None)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "none" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "none", []byte("{}"))
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
		_, err := toolbox.Call(t.Context(), "none", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
