package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestKnowledgeBaseSearch(t *testing.T) {
	deps := depsKnowledgeBaseSearch() // set fakes of the others when the tool is implemented
	handler := tools.NewKnowledgeBaseSearch(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleKnowledgeBaseSearch == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.KnowledgeBaseSearch.Input.Unmarshal(sampleKnowledgeBaseSearch)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.KnowledgeBaseSearch.Checked(handler.KnowledgeBaseSearch)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.KnowledgeBaseSearch.Bind(handler.KnowledgeBaseSearch)})
		_, err := toolbox.Call(t.Context(), toolspec.KnowledgeBaseSearch.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
