package tools_test

import (
	"errors"
	"testing"

	"example.com/sixty-properties-agent/adlrt"
	"example.com/sixty-properties-agent/internal/tools"
	"example.com/sixty-properties-agent/toolspec"
)

func TestConfigure(t *testing.T) {
	// Set fakes of the dependencies when the tool is implemented.
	handler := tools.NewConfigure(tools.ConfigureDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Configure.Bind(handler.Configure)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "configure" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "configure", []byte(`{"option_01":1,"option_10":"text","option_60":"text"}`))
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
		_, err := toolbox.Call(t.Context(), "configure", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
