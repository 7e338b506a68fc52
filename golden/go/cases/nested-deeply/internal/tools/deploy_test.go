package tools_test

import (
	"errors"
	"testing"

	"example.com/nested-deeply-agent/adlrt"
	"example.com/nested-deeply-agent/internal/tools"
	"example.com/nested-deeply-agent/toolspec"
)

func TestDeploy(t *testing.T) {
	deps := depsDeploy() // set fakes of the others when the tool is implemented
	handler := tools.NewDeploy(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Deploy.Bind(handler.Deploy)})
	name := toolspec.Deploy.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleDeploy == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleDeploy)
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
