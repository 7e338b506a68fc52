package tools_test

import (
	"errors"
	"testing"

	"example.com/client-agent/adlrt"
	"example.com/client-agent/internal/tools"
	"example.com/client-agent/toolspec"
)

func TestConstructor(t *testing.T) {
	deps := depsConstructor() // set fakes of the others when the tool is implemented
	handler := tools.NewConstructor(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleConstructor == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.Constructor.Input.Unmarshal(sampleConstructor)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.Constructor.Checked(handler.Constructor)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Constructor.Bind(handler.Constructor)})
		_, err := toolbox.Call(t.Context(), toolspec.Constructor.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
