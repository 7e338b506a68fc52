package tools_test

import (
	"errors"
	"testing"

	"example.com/unions-by-kind-agent/adlrt"
	"example.com/unions-by-kind-agent/internal/tools"
	"example.com/unions-by-kind-agent/toolspec"
)

func TestFind(t *testing.T) {
	deps := depsFind() // set fakes of the others when the tool is implemented
	handler := tools.NewFind(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Find.Bind(handler.Find)})
	name := toolspec.Find.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleFind == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleFind)
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
