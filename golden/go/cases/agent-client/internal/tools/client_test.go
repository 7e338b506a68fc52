package tools_test

import (
	"errors"
	"testing"

	"example.com/client-agent/adlrt"
	"example.com/client-agent/internal/tools"
	"example.com/client-agent/toolspec"
)

func TestClient(t *testing.T) {
	deps := depsClient() // set fakes of the others when the tool is implemented
	handler := tools.NewClient(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleClient == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.Client.Input.Unmarshal(sampleClient)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.Client.Checked(handler.Client)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Client.Bind(handler.Client)})
		_, err := toolbox.Call(t.Context(), toolspec.Client.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
