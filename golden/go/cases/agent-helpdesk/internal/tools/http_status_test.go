package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

func TestHTTPStatus(t *testing.T) {
	var handler toolspec.HTTPStatusHandler = tools.NewHTTPStatus(toolspec.HTTPStatusDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.HTTPStatus.Bind(handler.HTTPStatus)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "HTTPStatus" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "HTTPStatus", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
