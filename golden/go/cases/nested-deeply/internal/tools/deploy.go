package tools

import (
	"context"

	"example.com/nested-deeply-agent/adlrt"
	"example.com/nested-deeply-agent/toolspec"
)

// Deploy implements the tool deploy.
type Deploy struct {
	DeployDeps
}

var _ toolspec.DeployHandler = (*Deploy)(nil)

// NewDeploy returns the tool deploy.
func NewDeploy(deps DeployDeps) *Deploy {
	return &Deploy{deps}
}

// Deploy handles calls of deploy.
//
// Deeply nested.
func (t *Deploy) Deploy(ctx context.Context, in toolspec.DeployInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
