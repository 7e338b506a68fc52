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

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleClose == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.Close.Input.Unmarshal(sampleClose)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.Close.Checked(handler.Close)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Close.Bind(handler.Close)})
		_, err := toolbox.Call(t.Context(), toolspec.Close.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
