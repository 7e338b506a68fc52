package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// AddComment implements the tool add_comment.
type AddComment struct {
	AddCommentDeps
}

var _ toolspec.AddCommentHandler = (*AddComment)(nil)

// NewAddComment returns the tool add_comment.
func NewAddComment(deps AddCommentDeps) *AddComment {
	return &AddComment{deps}
}

// AddComment handles calls of add_comment.
//
// Add a comment to a ticket.
func (t *AddComment) AddComment(ctx context.Context, in toolspec.AddCommentInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
