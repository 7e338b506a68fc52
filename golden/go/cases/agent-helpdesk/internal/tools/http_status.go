package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// HTTPStatus implements the tool HTTPStatus.
type HTTPStatus struct {
	HTTPStatusDeps
}

var _ toolspec.HTTPStatusHandler = (*HTTPStatus)(nil)

// NewHTTPStatus returns the tool HTTPStatus.
func NewHTTPStatus(deps HTTPStatusDeps) *HTTPStatus {
	return &HTTPStatus{deps}
}

// HTTPStatus handles calls of HTTPStatus.
//
// Explain a status code.
func (t *HTTPStatus) HTTPStatus(ctx context.Context, in toolspec.HTTPStatusInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
