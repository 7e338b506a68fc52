package tools_test

import (
	"errors"
	"testing"

	"example.com/service-forms-agent/adlrt"
	"example.com/service-forms-agent/internal/tools"
	"example.com/service-forms-agent/toolspec"
)

func TestNone(t *testing.T) {
	deps := depsNone() // set fakes of the others when the tool is implemented
	handler := tools.NewNone(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.None.Bind(handler.None)})
	name := toolspec.None.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleNone == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleNone)
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
		_, err := toolbox.Call(t.Context(), name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
