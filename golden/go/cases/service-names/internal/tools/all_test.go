package tools_test

import (
	"errors"
	"testing"

	"example.com/service-names-agent/adlrt"
	"example.com/service-names-agent/internal/tools"
	"example.com/service-names-agent/toolspec"
)

func TestAll(t *testing.T) {
	deps := depsAll() // set fakes of the others when the tool is implemented
	handler := tools.NewAll(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.All.Bind(handler.All)})
	name := toolspec.All.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleAll == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleAll)
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
