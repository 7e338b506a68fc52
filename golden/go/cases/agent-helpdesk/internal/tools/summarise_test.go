package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestSummarise(t *testing.T) {
	deps := depsSummarise() // set fakes of the others when the tool is implemented
	handler := tools.NewSummarise(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleSummarise == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.Summarise.Input.Unmarshal(sampleSummarise)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.Summarise.Checked(handler.Summarise)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Summarise.Bind(handler.Summarise)})
		_, err := toolbox.Call(t.Context(), toolspec.Summarise.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
