package tools_test

import (
	"errors"
	"testing"

	"harbour-berths/adlrt"
	"harbour-berths/internal/tools"
	"harbour-berths/toolspec"
)

func TestPing(t *testing.T) {
	deps := depsPing() // set fakes of the others when the tool is implemented
	handler := tools.NewPing(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Ping.Bind(handler.Ping)})
	name := toolspec.Ping.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if samplePing == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, samplePing)
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
