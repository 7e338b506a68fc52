package tools

import (
	"errors"
	"testing"

	"example.com/conditions-agent/internal/adlrt"
	"example.com/conditions-agent/internal/toolspec"
)

var _ toolspec.BookHandler = (*Book)(nil)

func TestBook(t *testing.T) {
	tool := NewBook(toolspec.BookDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Book.Bind(tool.Book)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "book" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "book", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
