package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// AddComment implements the tool add_comment.
type AddComment struct {
	toolspec.AddCommentDeps
}

// NewAddComment returns the tool add_comment.
func NewAddComment(deps toolspec.AddCommentDeps) *AddComment {
	return &AddComment{deps}
}

// AddComment handles calls of add_comment.
//
// Add a comment to a ticket.
func (t *AddComment) AddComment(ctx context.Context, in toolspec.AddCommentInput) (toolspec.AddCommentOutput, error) {
	var out toolspec.AddCommentOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
