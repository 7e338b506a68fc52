package tools_test

import (
	"errors"
	"testing"

	"example.com/keywords-as-properties-agent/adlrt"
	"example.com/keywords-as-properties-agent/internal/tools"
	"example.com/keywords-as-properties-agent/toolspec"
)

func TestShadow(t *testing.T) {
	deps := depsShadow() // set fakes of the others when the tool is implemented
	handler := tools.NewShadow(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Shadow.Bind(handler.Shadow)})
	name := toolspec.Shadow.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleShadow == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleShadow)
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
