package tools

import (
	"context"

	"example.com/nested-deeply-agent/internal/adlrt"
	"example.com/nested-deeply-agent/internal/toolspec"
)

// Deploy implements the tool deploy.
type Deploy struct {
	toolspec.DeployDeps
}

// NewDeploy returns the tool deploy.
func NewDeploy(deps toolspec.DeployDeps) *Deploy {
	return &Deploy{deps}
}

// Deploy handles calls of deploy.
//
// Deeply nested.
func (t *Deploy) Deploy(ctx context.Context, in toolspec.DeployInput) (toolspec.DeployOutput, error) {
	var out toolspec.DeployOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
