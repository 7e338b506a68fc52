package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/adlrt"
	"example.com/keywords-as-tools-agent/toolspec"
)

// BuildLinux implements the tool build_linux.
type BuildLinux struct {
	BuildLinuxDeps
}

var _ toolspec.BuildLinuxHandler = (*BuildLinux)(nil)

// NewBuildLinux returns the tool build_linux.
func NewBuildLinux(deps BuildLinuxDeps) *BuildLinux {
	return &BuildLinux{deps}
}

// BuildLinux handles calls of build_linux.
//
// A suffix that ties a file to one system.
func (t *BuildLinux) BuildLinux(ctx context.Context, in toolspec.BuildLinuxInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
