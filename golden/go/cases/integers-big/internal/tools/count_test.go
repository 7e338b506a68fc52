package tools_test

import (
	"errors"
	"testing"

	"example.com/integers-big-agent/adlrt"
	"example.com/integers-big-agent/internal/tools"
	"example.com/integers-big-agent/toolspec"
)

func TestCount(t *testing.T) {
	deps := depsCount() // set fakes of the others when the tool is implemented
	handler := tools.NewCount(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Count.Bind(handler.Count)})
	name := toolspec.Count.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleCount == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleCount)
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
