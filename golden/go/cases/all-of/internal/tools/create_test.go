package tools_test

import (
	"errors"
	"testing"

	"example.com/all-of-agent/adlrt"
	"example.com/all-of-agent/internal/tools"
	"example.com/all-of-agent/toolspec"
)

func TestCreate(t *testing.T) {
	deps := depsCreate() // set fakes of the others when the tool is implemented
	handler := tools.NewCreate(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Create.Bind(handler.Create)})
	name := toolspec.Create.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleCreate == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleCreate)
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
