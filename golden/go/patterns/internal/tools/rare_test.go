package tools

import (
	"errors"
	"testing"

	"example.com/patterns-agent/internal/adlrt"
	"example.com/patterns-agent/internal/toolspec"
)

var _ toolspec.RareHandler = (*Rare)(nil)

func TestRare(t *testing.T) {
	tool := NewRare(toolspec.RareDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Rare.Bind(tool.Rare)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "rare" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "rare", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
