package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestChart(t *testing.T) {
	deps := depsChart() // set fakes of the others when the tool is implemented
	handler := tools.NewChart(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleChart == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.Chart.Input.Unmarshal(sampleChart)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.Chart.Checked(handler.Chart)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Chart.Bind(handler.Chart)})
		_, err := toolbox.Call(t.Context(), toolspec.Chart.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
