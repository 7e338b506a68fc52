package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestRenderTemplate(t *testing.T) {
	deps := depsRenderTemplate() // set fakes of the others when the tool is implemented
	handler := tools.NewRenderTemplate(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleRenderTemplate == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.RenderTemplate.Input.Unmarshal(sampleRenderTemplate)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.RenderTemplate.Checked(handler.RenderTemplate)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.RenderTemplate.Bind(handler.RenderTemplate)})
		_, err := toolbox.Call(t.Context(), toolspec.RenderTemplate.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
