package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// Summarise implements the tool summarise.
type Summarise struct {
	toolspec.SummariseDeps
}

// NewSummarise returns the tool summarise.
func NewSummarise(deps toolspec.SummariseDeps) *Summarise {
	return &Summarise{deps}
}

// Summarise handles calls of summarise.
//
// Summarise a conversation.
func (t *Summarise) Summarise(ctx context.Context, in toolspec.SummariseInput) (toolspec.SummariseOutput, error) {
	var out toolspec.SummariseOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
