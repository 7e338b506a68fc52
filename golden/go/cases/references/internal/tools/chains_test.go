package tools_test

import (
	"errors"
	"testing"

	"example.com/references-agent/adlrt"
	"example.com/references-agent/internal/tools"
	"example.com/references-agent/toolspec"
)

func TestChains(t *testing.T) {
	deps := depsChains() // set fakes of the others when the tool is implemented
	handler := tools.NewChains(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Chains.Bind(handler.Chains)})
	name := toolspec.Chains.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleChains == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleChains)
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
