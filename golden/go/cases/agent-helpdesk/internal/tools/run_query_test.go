package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestRunQuery(t *testing.T) {
	deps := depsRunQuery() // set fakes of the others when the tool is implemented
	handler := tools.NewRunQuery(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleRunQuery == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.RunQuery.Input.Unmarshal(sampleRunQuery)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.RunQuery.Checked(handler.RunQuery)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.RunQuery.Bind(handler.RunQuery)})
		_, err := toolbox.Call(t.Context(), toolspec.RunQuery.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
