package tools_test

import (
	"errors"
	"testing"

	"example.com/nullable-spellings-agent/internal/adlrt"
	"example.com/nullable-spellings-agent/internal/tools"
	"example.com/nullable-spellings-agent/internal/toolspec"
)

func TestPut(t *testing.T) {
	var handler toolspec.PutHandler = tools.NewPut(toolspec.PutDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Put.Bind(handler.Put)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "put" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "put", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
