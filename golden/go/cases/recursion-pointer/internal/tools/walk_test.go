package tools_test

import (
	"errors"
	"testing"

	"example.com/recursion-pointer-agent/adlrt"
	"example.com/recursion-pointer-agent/internal/tools"
	"example.com/recursion-pointer-agent/toolspec"
)

func TestWalk(t *testing.T) {
	deps := depsWalk() // set fakes of the others when the tool is implemented
	handler := tools.NewWalk(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Walk.Bind(handler.Walk)})
	name := toolspec.Walk.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleWalk == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleWalk)
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
