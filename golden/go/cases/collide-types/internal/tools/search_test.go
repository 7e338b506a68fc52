package tools_test

import (
	"errors"
	"testing"

	"example.com/collide-types-agent/internal/adlrt"
	"example.com/collide-types-agent/internal/tools"
	"example.com/collide-types-agent/internal/toolspec"
)

func TestSearch(t *testing.T) {
	var handler toolspec.SearchHandler = tools.NewSearch(toolspec.SearchDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Search.Bind(handler.Search)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "search" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "search", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
