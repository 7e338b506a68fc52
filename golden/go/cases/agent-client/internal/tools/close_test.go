package tools_test

import (
	"errors"
	"testing"

	"example.com/client-agent/adlrt"
	"example.com/client-agent/internal/tools"
	"example.com/client-agent/toolspec"
)

func TestClose(t *testing.T) {
	deps := depsClose() // set fakes of the others when the tool is implemented
	handler := tools.NewClose(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Close.Bind(handler.Close)})
	name := toolspec.Close.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleClose == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleClose)
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
