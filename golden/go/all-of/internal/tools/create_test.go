package tools

import (
	"errors"
	"testing"

	"example.com/all-of-agent/internal/adlrt"
	"example.com/all-of-agent/internal/toolspec"
)

var _ toolspec.CreateHandler = (*Create)(nil)

func TestCreate(t *testing.T) {
	tool := NewCreate(toolspec.CreateDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Create.Bind(tool.Create)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "create" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "create", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
