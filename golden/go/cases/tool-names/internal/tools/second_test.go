package tools_test

import (
	"errors"
	"testing"

	"example.com/tool-names-agent/adlrt"
	"example.com/tool-names-agent/internal/tools"
	"example.com/tool-names-agent/toolspec"
)

func TestSecond(t *testing.T) {
	deps := depsSecond() // set fakes of the others when the tool is implemented
	handler := tools.NewSecond(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Second.Bind(handler.Second)})
	name := toolspec.Second.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleSecond == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleSecond)
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
