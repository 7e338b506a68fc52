package tools_test

import (
	"errors"
	"testing"

	"example.com/descriptions-agent/internal/adlrt"
	"example.com/descriptions-agent/internal/tools"
	"example.com/descriptions-agent/internal/toolspec"
)

func TestLongWord(t *testing.T) {
	var handler toolspec.LongWordHandler = tools.NewLongWord(toolspec.LongWordDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.LongWord.Bind(handler.LongWord)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "long_word" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "long_word", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
