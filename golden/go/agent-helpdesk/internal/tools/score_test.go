package tools

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

var _ toolspec.ScoreHandler = (*Score)(nil)

func TestScore(t *testing.T) {
	tool := NewScore(toolspec.ScoreDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Score.Bind(tool.Score)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "score" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "score", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
