package tools

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

var _ toolspec.RenderTemplateHandler = (*RenderTemplate)(nil)

func TestRenderTemplate(t *testing.T) {
	tool := NewRenderTemplate(toolspec.RenderTemplateDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.RenderTemplate.Bind(tool.RenderTemplate)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "render_template" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "render_template", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
