package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestDeleteCustomer(t *testing.T) {
	deps := depsDeleteCustomer() // set fakes of the others when the tool is implemented
	handler := tools.NewDeleteCustomer(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleDeleteCustomer == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.DeleteCustomer.Input.Unmarshal(sampleDeleteCustomer)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.DeleteCustomer.Checked(handler.DeleteCustomer)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.DeleteCustomer.Bind(handler.DeleteCustomer)})
		_, err := toolbox.Call(t.Context(), toolspec.DeleteCustomer.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
