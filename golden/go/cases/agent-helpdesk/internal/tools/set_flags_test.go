package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestSetFlags(t *testing.T) {
	deps := depsSetFlags() // set fakes of the others when the tool is implemented
	handler := tools.NewSetFlags(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleSetFlags == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.SetFlags.Input.Unmarshal(sampleSetFlags)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.SetFlags.Checked(handler.SetFlags)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.SetFlags.Bind(handler.SetFlags)})
		_, err := toolbox.Call(t.Context(), toolspec.SetFlags.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
