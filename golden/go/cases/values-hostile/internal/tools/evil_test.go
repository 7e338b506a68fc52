package tools_test

import (
	"errors"
	"testing"

	"example.com/values-hostile-agent/adlrt"
	"example.com/values-hostile-agent/internal/tools"
	"example.com/values-hostile-agent/toolspec"
)

func TestEvil(t *testing.T) {
	deps := depsEvil() // set fakes of the others when the tool is implemented
	handler := tools.NewEvil(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Evil.Bind(handler.Evil)})
	name := toolspec.Evil.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleEvil == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleEvil)
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
