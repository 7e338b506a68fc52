package tools_test

import (
	"errors"
	"testing"

	"example.com/sixty-properties-agent/adlrt"
	"example.com/sixty-properties-agent/internal/tools"
	"example.com/sixty-properties-agent/toolspec"
)

func TestConfigure(t *testing.T) {
	deps := depsConfigure() // set fakes of the others when the tool is implemented
	handler := tools.NewConfigure(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Configure.Bind(handler.Configure)})
	name := toolspec.Configure.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleConfigure == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleConfigure)
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
