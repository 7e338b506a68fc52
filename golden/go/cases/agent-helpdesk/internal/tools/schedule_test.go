package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestSchedule(t *testing.T) {
	deps := depsSchedule() // set fakes of the others when the tool is implemented
	handler := tools.NewSchedule(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleSchedule == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.Schedule.Input.Unmarshal(sampleSchedule)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.Schedule.Checked(handler.Schedule)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Schedule.Bind(handler.Schedule)})
		_, err := toolbox.Call(t.Context(), toolspec.Schedule.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
