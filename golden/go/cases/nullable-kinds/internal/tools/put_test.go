package tools_test

import (
	"errors"
	"testing"

	"example.com/nullable-kinds-agent/adlrt"
	"example.com/nullable-kinds-agent/internal/tools"
	"example.com/nullable-kinds-agent/toolspec"
)

func TestPut(t *testing.T) {
	deps := depsPut() // set fakes of the others when the tool is implemented
	handler := tools.NewPut(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Put.Bind(handler.Put)})
	name := toolspec.Put.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if samplePut == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, samplePut)
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
