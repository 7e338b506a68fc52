package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestFindCustomer(t *testing.T) {
	deps := depsFindCustomer() // set fakes of the others when the tool is implemented
	handler := tools.NewFindCustomer(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleFindCustomer == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.FindCustomer.Input.Unmarshal(sampleFindCustomer)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.FindCustomer.Checked(handler.FindCustomer)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.FindCustomer.Bind(handler.FindCustomer)})
		_, err := toolbox.Call(t.Context(), toolspec.FindCustomer.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
