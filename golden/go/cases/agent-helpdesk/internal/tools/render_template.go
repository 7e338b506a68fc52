package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// RenderTemplate implements the tool render_template.
type RenderTemplate struct {
	RenderTemplateDeps
}

var _ toolspec.RenderTemplateHandler = (*RenderTemplate)(nil)

// NewRenderTemplate returns the tool render_template.
func NewRenderTemplate(deps RenderTemplateDeps) *RenderTemplate {
	return &RenderTemplate{deps}
}

// RenderTemplate handles calls of render_template.
//
// Fill in a template.
func (t *RenderTemplate) RenderTemplate(ctx context.Context, in toolspec.RenderTemplateInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
