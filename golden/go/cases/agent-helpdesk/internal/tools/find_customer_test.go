package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

func TestFindCustomer(t *testing.T) {
	var handler toolspec.FindCustomerHandler = tools.NewFindCustomer(toolspec.FindCustomerDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.FindCustomer.Bind(handler.FindCustomer)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "find_customer" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "find_customer", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
