package tools_test

import (
	"errors"
	"testing"

	"example.com/sixty-properties-agent/internal/adlrt"
	"example.com/sixty-properties-agent/internal/tools"
	"example.com/sixty-properties-agent/internal/toolspec"
)

func TestConfigure(t *testing.T) {
	var handler toolspec.ConfigureHandler = tools.NewConfigure(toolspec.ConfigureDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Configure.Bind(handler.Configure)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "configure" {
			t.Errorf("got %v", definitions)
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
