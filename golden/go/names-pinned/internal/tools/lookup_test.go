package tools

import (
	"errors"
	"testing"

	"example.com/names-pinned-agent/internal/adlrt"
	"example.com/names-pinned-agent/internal/toolspec"
)

var _ toolspec.LookupHandler = (*Lookup)(nil)

func TestLookup(t *testing.T) {
	tool := NewLookup(toolspec.LookupDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Lookup.Bind(tool.Lookup)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "lookup" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "lookup", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
