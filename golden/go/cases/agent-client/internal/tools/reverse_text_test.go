package tools_test

import (
	"errors"
	"testing"

	"example.com/client-agent/adlrt"
	"example.com/client-agent/internal/tools"
	"example.com/client-agent/toolspec"
)

func TestReverseText(t *testing.T) {
	deps := depsReverseText() // set fakes of the others when the tool is implemented
	handler := tools.NewReverseText(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleReverseText == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.ReverseText.Input.Unmarshal(sampleReverseText)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.ReverseText.Checked(handler.ReverseText)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ReverseText.Bind(handler.ReverseText)})
		_, err := toolbox.Call(t.Context(), toolspec.ReverseText.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
