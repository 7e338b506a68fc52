package tools_test

import (
	"errors"
	"testing"

	"example.com/initialisms-agent/adlrt"
	"example.com/initialisms-agent/internal/tools"
	"example.com/initialisms-agent/toolspec"
)

func TestHTTPProbe2(t *testing.T) {
	// Set fakes of the dependencies when the tool is implemented.
	handler := tools.NewHTTPProbe2(tools.HTTPProbe2Deps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.HTTPProbe2.Bind(handler.HTTPProbe2)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "HTTPProbe2" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "HTTPProbe2", []byte(`{"userId":"text","HTTPServer":"text","apiURLs":[]}`))
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
		_, err := toolbox.Call(t.Context(), "HTTPProbe2", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
