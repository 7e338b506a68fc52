package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestCreateCustomer(t *testing.T) {
	deps := depsCreateCustomer() // set fakes of the others when the tool is implemented
	handler := tools.NewCreateCustomer(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleCreateCustomer == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.CreateCustomer.Input.Unmarshal(sampleCreateCustomer)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.CreateCustomer.Checked(handler.CreateCustomer)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.CreateCustomer.Bind(handler.CreateCustomer)})
		_, err := toolbox.Call(t.Context(), toolspec.CreateCustomer.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
