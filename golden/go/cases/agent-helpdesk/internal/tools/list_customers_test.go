package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestListCustomers(t *testing.T) {
	deps := depsListCustomers() // set fakes of the others when the tool is implemented
	handler := tools.NewListCustomers(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleListCustomers == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.ListCustomers.Input.Unmarshal(sampleListCustomers)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.ListCustomers.Checked(handler.ListCustomers)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ListCustomers.Bind(handler.ListCustomers)})
		_, err := toolbox.Call(t.Context(), toolspec.ListCustomers.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
