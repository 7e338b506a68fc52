package tools_test

import (
	"errors"
	"testing"

	"example.com/collide-tools-agent/adlrt"
	"example.com/collide-tools-agent/internal/tools"
	"example.com/collide-tools-agent/toolspec"
)

func TestGetUserXbf1e(t *testing.T) {
	deps := depsGetUserXbf1e() // set fakes of the others when the tool is implemented
	handler := tools.NewGetUserXbf1e(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.GetUserXbf1e.Bind(handler.GetUserXbf1e)})
	name := toolspec.GetUserXbf1e.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleGetUserXbf1e == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleGetUserXbf1e)
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
