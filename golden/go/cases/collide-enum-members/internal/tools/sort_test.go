package tools_test

import (
	"errors"
	"testing"

	"example.com/collide-enum-members-agent/internal/adlrt"
	"example.com/collide-enum-members-agent/internal/tools"
	"example.com/collide-enum-members-agent/internal/toolspec"
)

func TestSort(t *testing.T) {
	var handler toolspec.SortHandler = tools.NewSort(toolspec.SortDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Sort.Bind(handler.Sort)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "sort" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "sort", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
