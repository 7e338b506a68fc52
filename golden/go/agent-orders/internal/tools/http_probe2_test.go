package tools

import (
	"errors"
	"testing"

	"example.com/orders-agent/internal/adlrt"
	"example.com/orders-agent/internal/toolspec"
)

var _ toolspec.HTTPProbe2Handler = (*HTTPProbe2)(nil)

func TestHTTPProbe2(t *testing.T) {
	tool := NewHTTPProbe2(toolspec.HTTPProbe2Deps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.HTTPProbe2.Bind(tool.HTTPProbe2)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "http_probe" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "http_probe", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
