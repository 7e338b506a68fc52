package tools_test

import (
	"errors"
	"testing"

	"example.com/client-agent/adlrt"
	"example.com/client-agent/internal/tools"
	"example.com/client-agent/toolspec"
)

func TestSession(t *testing.T) {
	deps := depsSession() // set fakes of the others when the tool is implemented
	handler := tools.NewSession(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleSession == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.Session.Input.Unmarshal(sampleSession)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.Session.Checked(handler.Session)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Session.Bind(handler.Session)})
		_, err := toolbox.Call(t.Context(), toolspec.Session.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
