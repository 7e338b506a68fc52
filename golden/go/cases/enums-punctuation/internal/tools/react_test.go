package tools_test

import (
	"errors"
	"testing"

	"example.com/enums-punctuation-agent/adlrt"
	"example.com/enums-punctuation-agent/internal/tools"
	"example.com/enums-punctuation-agent/toolspec"
)

func TestReact(t *testing.T) {
	deps := depsReact() // set fakes of the others when the tool is implemented
	handler := tools.NewReact(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.React.Bind(handler.React)})
	name := toolspec.React.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleReact == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleReact)
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
