package tools_test

import (
	"errors"
	"testing"

	"example.com/client-agent/adlrt"
	"example.com/client-agent/internal/tools"
	"example.com/client-agent/toolspec"
)

func TestConstructor(t *testing.T) {
	deps := depsConstructor() // set fakes of the others when the tool is implemented
	handler := tools.NewConstructor(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Constructor.Bind(handler.Constructor)})
	name := toolspec.Constructor.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleConstructor == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleConstructor)
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
