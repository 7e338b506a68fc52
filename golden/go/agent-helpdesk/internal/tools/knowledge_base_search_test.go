package tools

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

var _ toolspec.KnowledgeBaseSearchHandler = (*KnowledgeBaseSearch)(nil)

func TestKnowledgeBaseSearch(t *testing.T) {
	tool := NewKnowledgeBaseSearch(toolspec.KnowledgeBaseSearchDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.KnowledgeBaseSearch.Bind(tool.KnowledgeBaseSearch)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "knowledgeBaseSearch" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "knowledgeBaseSearch", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
