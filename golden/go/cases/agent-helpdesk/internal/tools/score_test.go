package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestScore(t *testing.T) {
	deps := depsScore() // set fakes of the others when the tool is implemented
	handler := tools.NewScore(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleScore == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.Score.Input.Unmarshal(sampleScore)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.Score.Checked(handler.Score)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Score.Bind(handler.Score)})
		_, err := toolbox.Call(t.Context(), toolspec.Score.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
