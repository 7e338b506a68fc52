package tools_test

import (
	"errors"
	"testing"

	"example.com/recursion-indirect-agent/adlrt"
	"example.com/recursion-indirect-agent/internal/tools"
	"example.com/recursion-indirect-agent/toolspec"
)

func TestRun(t *testing.T) {
	deps := depsRun() // set fakes of the others when the tool is implemented
	handler := tools.NewRun(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Run.Bind(handler.Run)})
	name := toolspec.Run.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleRun == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleRun)
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
