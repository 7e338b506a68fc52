package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestSchedule(t *testing.T) {
	// Set fakes of the dependencies when the tool is implemented.
	handler := tools.NewSchedule(tools.ScheduleDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Schedule.Bind(handler.Schedule)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "schedule" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "schedule", []byte(`{"when":{"kind":"once","at":"2020-01-31T12:00:00Z"}}`))
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		var invalid *adlrt.InvalidArgumentsError
		var answer adlrt.ModelError // also a result of the tool
		if err != nil && (errors.As(err, &invalid) || !errors.As(err, &answer)) {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "schedule", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
