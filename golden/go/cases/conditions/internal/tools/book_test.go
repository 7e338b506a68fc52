package tools_test

import (
	"errors"
	"testing"

	"example.com/conditions-agent/adlrt"
	"example.com/conditions-agent/internal/tools"
	"example.com/conditions-agent/toolspec"
)

func TestBook(t *testing.T) {
	handler := tools.NewBook(tools.BookDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Book.Bind(handler.Book)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "book" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "book", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
