package tools

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

var _ toolspec.RunQueryHandler = (*RunQuery)(nil)

func TestRunQuery(t *testing.T) {
	tool := NewRunQuery(toolspec.RunQueryDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.RunQuery.Bind(tool.RunQuery)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "run_query" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "run_query", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
