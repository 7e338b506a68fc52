package tools_test

import (
	"errors"
	"testing"

	"example.com/names-odd-agent/adlrt"
	"example.com/names-odd-agent/internal/tools"
	"example.com/names-odd-agent/toolspec"
)

func TestOdd(t *testing.T) {
	deps := depsOdd() // set fakes of the others when the tool is implemented
	handler := tools.NewOdd(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Odd.Bind(handler.Odd)})
	name := toolspec.Odd.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleOdd == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleOdd)
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
