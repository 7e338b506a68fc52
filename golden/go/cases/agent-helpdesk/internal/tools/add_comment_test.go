package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestAddComment(t *testing.T) {
	deps := depsAddComment() // set fakes of the others when the tool is implemented
	handler := tools.NewAddComment(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleAddComment == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.AddComment.Input.Unmarshal(sampleAddComment)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.AddComment.Checked(handler.AddComment)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.AddComment.Bind(handler.AddComment)})
		_, err := toolbox.Call(t.Context(), toolspec.AddComment.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
