package tools_test

import (
	"errors"
	"testing"

	"example.com/open-and-closed-agent/adlrt"
	"example.com/open-and-closed-agent/internal/tools"
	"example.com/open-and-closed-agent/toolspec"
)

func TestSend(t *testing.T) {
	deps := depsSend() // set fakes of the others when the tool is implemented
	handler := tools.NewSend(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Send.Bind(handler.Send)})
	name := toolspec.Send.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleSend == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleSend)
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
