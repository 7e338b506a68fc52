package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestApplyPatch(t *testing.T) {
	deps := depsApplyPatch() // set fakes of the others when the tool is implemented
	handler := tools.NewApplyPatch(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleApplyPatch == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.ApplyPatch.Input.Unmarshal(sampleApplyPatch)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.ApplyPatch.Checked(handler.ApplyPatch)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ApplyPatch.Bind(handler.ApplyPatch)})
		_, err := toolbox.Call(t.Context(), toolspec.ApplyPatch.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
