package tools_test

import (
	"errors"
	"testing"

	"example.com/three-states-agent/adlrt"
	"example.com/three-states-agent/internal/tools"
	"example.com/three-states-agent/toolspec"
)

func TestPatch(t *testing.T) {
	deps := depsPatch() // set fakes of the others when the tool is implemented
	handler := tools.NewPatch(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Patch.Bind(handler.Patch)})
	name := toolspec.Patch.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if samplePatch == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, samplePatch)
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
