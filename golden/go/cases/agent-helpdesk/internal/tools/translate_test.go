package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestTranslate(t *testing.T) {
	deps := depsTranslate() // set fakes of the others when the tool is implemented
	handler := tools.NewTranslate(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleTranslate == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.Translate.Input.Unmarshal(sampleTranslate)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.Translate.Checked(handler.Translate)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Translate.Bind(handler.Translate)})
		_, err := toolbox.Call(t.Context(), toolspec.Translate.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
