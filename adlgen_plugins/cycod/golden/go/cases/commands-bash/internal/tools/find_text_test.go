package tools_test

import (
	"errors"
	"testing"

	"find-text/adlrt"
	"find-text/internal/tools"
	"find-text/toolspec"
)

func TestFindText(t *testing.T) {
	handler := tools.NewFindText(tools.FindTextDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.FindText.Bind(handler.FindText)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "find-text" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "find-text", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
