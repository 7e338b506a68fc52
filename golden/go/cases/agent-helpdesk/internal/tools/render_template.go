package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// RenderTemplate implements the tool render_template.
type RenderTemplate struct {
	toolspec.RenderTemplateDeps
}

// NewRenderTemplate returns the tool render_template.
func NewRenderTemplate(deps toolspec.RenderTemplateDeps) *RenderTemplate {
	return &RenderTemplate{deps}
}

// RenderTemplate handles calls of render_template.
//
// Fill in a template.
func (t *RenderTemplate) RenderTemplate(ctx context.Context, in toolspec.RenderTemplateInput) (toolspec.RenderTemplateOutput, error) {
	var out toolspec.RenderTemplateOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
