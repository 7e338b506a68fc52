package tools_test

import (
	"errors"
	"testing"

	"example.com/beside-agent/adlrt"
	"example.com/beside-agent/internal/tools"
	"example.com/beside-agent/toolspec"
)

func TestUntyped(t *testing.T) {
	deps := depsUntyped() // set fakes of the others when the tool is implemented
	handler := tools.NewUntyped(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Untyped.Bind(handler.Untyped)})
	name := toolspec.Untyped.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleUntyped == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleUntyped)
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
