package tools_test

import (
	"errors"
	"testing"

	"example.com/keywords-as-properties-agent/adlrt"
	"example.com/keywords-as-properties-agent/internal/tools"
	"example.com/keywords-as-properties-agent/toolspec"
)

func TestShadow(t *testing.T) {
	// Set fakes of the dependencies when the tool is implemented.
	handler := tools.NewShadow(tools.ShadowDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Shadow.Bind(handler.Shadow)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "shadow" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "shadow", []byte(`{"embedded":"text","into":"text","node":"text"}`))
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
		_, err := toolbox.Call(t.Context(), "shadow", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
