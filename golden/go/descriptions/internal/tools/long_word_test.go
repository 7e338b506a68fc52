package tools

import (
	"errors"
	"testing"

	"example.com/descriptions-agent/internal/adlrt"
	"example.com/descriptions-agent/internal/toolspec"
)

var _ toolspec.LongWordHandler = (*LongWord)(nil)

func TestLongWord(t *testing.T) {
	tool := NewLongWord(toolspec.LongWordDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.LongWord.Bind(tool.LongWord)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "long_word" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "long_word", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
