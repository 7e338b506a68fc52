package tools_test

import (
	"errors"
	"testing"

	"example.com/external-validator-agent/adlrt"
	"example.com/external-validator-agent/internal/tools"
	"example.com/external-validator-agent/toolspec"
)

func TestChoose(t *testing.T) {
	deps := depsChoose() // set fakes of the others when the tool is implemented
	handler := tools.NewChoose(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Choose.Bind(handler.Choose)})
	name := toolspec.Choose.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleChoose == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleChoose)
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
