package tools_test

import (
	"errors"
	"testing"

	"example.com/formats-asserted-agent/adlrt"
	"example.com/formats-asserted-agent/internal/tools"
	"example.com/formats-asserted-agent/toolspec"
)

func TestFill(t *testing.T) {
	deps := depsFill() // set fakes of the others when the tool is implemented
	handler := tools.NewFill(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Fill.Bind(handler.Fill)})
	name := toolspec.Fill.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleFill == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleFill)
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
