package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// HTTPStatus implements the tool HTTPStatus.
type HTTPStatus struct {
	toolspec.HTTPStatusDeps
}

// NewHTTPStatus returns the tool HTTPStatus.
func NewHTTPStatus(deps toolspec.HTTPStatusDeps) *HTTPStatus {
	return &HTTPStatus{deps}
}

// HTTPStatus handles calls of HTTPStatus.
//
// Explain a status code.
func (t *HTTPStatus) HTTPStatus(ctx context.Context, in toolspec.HTTPStatusInput) (toolspec.HTTPStatusOutput, error) {
	var out toolspec.HTTPStatusOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
