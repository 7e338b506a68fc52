package tools

import (
	"errors"
	"testing"

	"example.com/nullable-spellings-agent/internal/adlrt"
	"example.com/nullable-spellings-agent/internal/toolspec"
)

var _ toolspec.PutHandler = (*Put)(nil)

func TestPut(t *testing.T) {
	tool := NewPut(toolspec.PutDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Put.Bind(tool.Put)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "put" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "put", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
