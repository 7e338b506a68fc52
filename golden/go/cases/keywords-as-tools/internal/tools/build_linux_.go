package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

// BuildLinux implements the tool build_linux.
type BuildLinux struct {
	toolspec.BuildLinuxDeps
}

// NewBuildLinux returns the tool build_linux.
func NewBuildLinux(deps toolspec.BuildLinuxDeps) *BuildLinux {
	return &BuildLinux{deps}
}

// BuildLinux handles calls of build_linux.
//
// A suffix that ties a file to one system.
func (t *BuildLinux) BuildLinux(ctx context.Context, in toolspec.BuildLinuxInput) (toolspec.BuildLinuxOutput, error) {
	var out toolspec.BuildLinuxOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
