package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// KnowledgeBaseSearch implements the tool knowledgeBaseSearch.
type KnowledgeBaseSearch struct {
	toolspec.KnowledgeBaseSearchDeps
}

// NewKnowledgeBaseSearch returns the tool knowledgeBaseSearch.
func NewKnowledgeBaseSearch(deps toolspec.KnowledgeBaseSearchDeps) *KnowledgeBaseSearch {
	return &KnowledgeBaseSearch{deps}
}

// KnowledgeBaseSearch handles calls of knowledgeBaseSearch.
//
// Search the knowledge base.
func (t *KnowledgeBaseSearch) KnowledgeBaseSearch(ctx context.Context, in toolspec.KnowledgeBaseSearchInput) (toolspec.KnowledgeBaseSearchOutput, error) {
	var out toolspec.KnowledgeBaseSearchOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
