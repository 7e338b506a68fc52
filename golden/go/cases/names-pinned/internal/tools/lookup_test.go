package tools_test

import (
	"errors"
	"testing"

	"example.com/names-pinned-agent/internal/adlrt"
	"example.com/names-pinned-agent/internal/tools"
	"example.com/names-pinned-agent/internal/toolspec"
)

func TestLookup(t *testing.T) {
	var handler toolspec.LookupHandler = tools.NewLookup(toolspec.LookupDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Lookup.Bind(handler.Lookup)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "lookup" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "lookup", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
