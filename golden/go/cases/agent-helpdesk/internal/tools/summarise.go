package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// Summarise implements the tool summarise.
type Summarise struct {
	SummariseDeps
}

var _ toolspec.SummariseHandler = (*Summarise)(nil)

// NewSummarise returns the tool summarise.
func NewSummarise(deps SummariseDeps) *Summarise {
	return &Summarise{deps}
}

// Summarise handles calls of summarise.
//
// Summarise a conversation.
func (t *Summarise) Summarise(ctx context.Context, in toolspec.SummariseInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
