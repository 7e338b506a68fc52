package tools

import (
	"errors"
	"testing"

	"example.com/patterns-agent/internal/adlrt"
	"example.com/patterns-agent/internal/toolspec"
)

var _ toolspec.MatchHandler = (*Match)(nil)

func TestMatch(t *testing.T) {
	tool := NewMatch(toolspec.MatchDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Match.Bind(tool.Match)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "match" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "match", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
