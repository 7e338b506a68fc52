package tools_test

import (
	"errors"
	"testing"

	"example.com/service-middleware-agent/adlrt"
	"example.com/service-middleware-agent/internal/tools"
	"example.com/service-middleware-agent/toolspec"
)

func TestPong(t *testing.T) {
	deps := depsPong() // set fakes of the others when the tool is implemented
	handler := tools.NewPong(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Pong.Bind(handler.Pong)})
	name := toolspec.Pong.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if samplePong == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, samplePong)
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
