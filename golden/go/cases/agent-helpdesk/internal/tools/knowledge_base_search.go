package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// KnowledgeBaseSearch implements the tool knowledgeBaseSearch.
type KnowledgeBaseSearch struct {
	KnowledgeBaseSearchDeps
}

var _ toolspec.KnowledgeBaseSearchHandler = (*KnowledgeBaseSearch)(nil)

// NewKnowledgeBaseSearch returns the tool knowledgeBaseSearch.
func NewKnowledgeBaseSearch(deps KnowledgeBaseSearchDeps) *KnowledgeBaseSearch {
	return &KnowledgeBaseSearch{deps}
}

// KnowledgeBaseSearch handles calls of knowledgeBaseSearch.
//
// Search the knowledge base.
func (t *KnowledgeBaseSearch) KnowledgeBaseSearch(ctx context.Context, in toolspec.KnowledgeBaseSearchInput) (toolspec.KnowledgeBaseSearchOutput, error) {
	var out toolspec.KnowledgeBaseSearchOutput
	return out, adlrt.ErrNotImplemented
}
