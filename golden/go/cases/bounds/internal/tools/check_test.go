package tools_test

import (
	"errors"
	"testing"

	"example.com/bounds-agent/adlrt"
	"example.com/bounds-agent/internal/tools"
	"example.com/bounds-agent/toolspec"
)

func TestCheck(t *testing.T) {
	deps := depsCheck() // set fakes of the others when the tool is implemented
	handler := tools.NewCheck(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Check.Bind(handler.Check)})
	name := toolspec.Check.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleCheck == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleCheck)
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
