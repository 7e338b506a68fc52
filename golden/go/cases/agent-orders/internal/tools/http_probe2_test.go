package tools_test

import (
	"errors"
	"testing"

	"example.com/orders-agent/adlrt"
	"example.com/orders-agent/internal/tools"
	"example.com/orders-agent/toolspec"
)

func TestHTTPProbe2(t *testing.T) {
	deps := depsHTTPProbe2() // set fakes of the others when the tool is implemented
	handler := tools.NewHTTPProbe2(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleHTTPProbe2 == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.HTTPProbe2.Input.Unmarshal(sampleHTTPProbe2)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.HTTPProbe2.Checked(handler.HTTPProbe2)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.HTTPProbe2.Bind(handler.HTTPProbe2)})
		_, err := toolbox.Call(t.Context(), toolspec.HTTPProbe2.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
