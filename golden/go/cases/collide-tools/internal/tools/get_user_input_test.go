package tools_test

import (
	"errors"
	"testing"

	"example.com/collide-tools-agent/adlrt"
	"example.com/collide-tools-agent/internal/tools"
	"example.com/collide-tools-agent/toolspec"
)

func TestGetUserInputX61c5(t *testing.T) {
	deps := depsGetUserInputX61c5() // set fakes of the others when the tool is implemented
	handler := tools.NewGetUserInputX61c5(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.GetUserInputX61c5.Bind(handler.GetUserInputX61c5)})
	name := toolspec.GetUserInputX61c5.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleGetUserInputX61c5 == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleGetUserInputX61c5)
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
