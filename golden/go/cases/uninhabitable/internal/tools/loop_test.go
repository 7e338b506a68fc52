package tools_test

import (
	"errors"
	"testing"

	"example.com/uninhabitable-agent/adlrt"
	"example.com/uninhabitable-agent/internal/tools"
	"example.com/uninhabitable-agent/toolspec"
)

func TestLoop(t *testing.T) {
	deps := depsLoop() // set fakes of the others when the tool is implemented
	handler := tools.NewLoop(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Loop.Bind(handler.Loop)})
	name := toolspec.Loop.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleLoop == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleLoop)
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
