package tools_test

import (
	"errors"
	"testing"

	"example.com/client-agent/adlrt"
	"example.com/client-agent/internal/tools"
	"example.com/client-agent/toolspec"
)

func TestAddNumbers(t *testing.T) {
	deps := depsAddNumbers() // set fakes of the others when the tool is implemented
	handler := tools.NewAddNumbers(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleAddNumbers == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.AddNumbers.Input.Unmarshal(sampleAddNumbers)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.AddNumbers.Checked(handler.AddNumbers)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.AddNumbers.Bind(handler.AddNumbers)})
		_, err := toolbox.Call(t.Context(), toolspec.AddNumbers.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
