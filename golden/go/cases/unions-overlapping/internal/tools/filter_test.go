package tools_test

import (
	"errors"
	"testing"

	"example.com/unions-overlapping-agent/adlrt"
	"example.com/unions-overlapping-agent/internal/tools"
	"example.com/unions-overlapping-agent/toolspec"
)

func TestFilter(t *testing.T) {
	deps := depsFilter() // set fakes of the others when the tool is implemented
	handler := tools.NewFilter(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Filter.Bind(handler.Filter)})
	name := toolspec.Filter.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleFilter == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleFilter)
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
