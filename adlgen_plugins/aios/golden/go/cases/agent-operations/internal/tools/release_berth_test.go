package tools_test

import (
	"errors"
	"testing"

	"harbour-berths/adlrt"
	"harbour-berths/internal/tools"
	"harbour-berths/toolspec"
)

func TestReleaseBerth(t *testing.T) {
	deps := depsReleaseBerth() // set fakes of the others when the tool is implemented
	handler := tools.NewReleaseBerth(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleReleaseBerth == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.ReleaseBerth.Input.Unmarshal(sampleReleaseBerth)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.ReleaseBerth.Checked(handler.ReleaseBerth)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ReleaseBerth.Bind(handler.ReleaseBerth)})
		_, err := toolbox.Call(t.Context(), toolspec.ReleaseBerth.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
