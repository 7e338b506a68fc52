package tools_test

import (
	"errors"
	"testing"

	"example.com/presence-and-defaults-agent/adlrt"
	"example.com/presence-and-defaults-agent/internal/tools"
	"example.com/presence-and-defaults-agent/toolspec"
)

func TestSet(t *testing.T) {
	deps := depsSet() // set fakes of the others when the tool is implemented
	handler := tools.NewSet(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Set.Bind(handler.Set)})
	name := toolspec.Set.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleSet == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleSet)
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
