package tools

import (
	"errors"
	"testing"

	"example.com/initialisms-agent/internal/adlrt"
	"example.com/initialisms-agent/internal/toolspec"
)

var _ toolspec.HTTPProbe2Handler = (*HTTPProbe2)(nil)

func TestHTTPProbe2(t *testing.T) {
	tool := NewHTTPProbe2(toolspec.HTTPProbe2Deps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.HTTPProbe2.Bind(tool.HTTPProbe2)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "HTTPProbe2" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "HTTPProbe2", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
