package tools_test

import (
	"errors"
	"testing"

	"compose-writer/adlrt"
	"compose-writer/internal/tools"
	"compose-writer/toolspec"
)

func TestComposeWriter(t *testing.T) {
	handler := tools.NewComposeWriter(tools.ComposeWriterDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ComposeWriter.Bind(handler.ComposeWriter)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "compose-writer" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "compose-writer", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
