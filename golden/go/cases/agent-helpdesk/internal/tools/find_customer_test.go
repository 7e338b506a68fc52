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
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.FindCustomer.Bind(handler.FindCustomer)})
	name := toolspec.FindCustomer.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleFindCustomer == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleFindCustomer)
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
		_, err := toolbox.Call(t.Context(), name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
