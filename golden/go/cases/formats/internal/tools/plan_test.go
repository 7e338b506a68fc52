package tools_test

import (
	"errors"
	"testing"

	"example.com/formats-agent/adlrt"
	"example.com/formats-agent/internal/tools"
	"example.com/formats-agent/toolspec"
)

func TestPlan(t *testing.T) {
	deps := depsPlan() // set fakes of the others when the tool is implemented
	handler := tools.NewPlan(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Plan.Bind(handler.Plan)})
	name := toolspec.Plan.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if samplePlan == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, samplePlan)
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
