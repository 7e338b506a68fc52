package tools_test

import (
	"errors"
	"testing"

	"example.com/draft-04-agent/adlrt"
	"example.com/draft-04-agent/internal/tools"
	"example.com/draft-04-agent/toolspec"
)

func TestOld(t *testing.T) {
	handler := tools.NewOld(tools.OldDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Old.Bind(handler.Old)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "old" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "old", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
