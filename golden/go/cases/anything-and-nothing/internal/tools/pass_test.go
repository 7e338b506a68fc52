package tools_test

import (
	"errors"
	"testing"

	"example.com/anything-and-nothing-agent/adlrt"
	"example.com/anything-and-nothing-agent/internal/tools"
	"example.com/anything-and-nothing-agent/toolspec"
)

func TestPass(t *testing.T) {
	deps := depsPass() // set fakes of the others when the tool is implemented
	handler := tools.NewPass(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Pass.Bind(handler.Pass)})
	name := toolspec.Pass.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if samplePass == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, samplePass)
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
