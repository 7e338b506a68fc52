package tools

import (
	"errors"
	"testing"

	"example.com/references-agent/internal/adlrt"
	"example.com/references-agent/internal/toolspec"
)

var _ toolspec.GoHandler = (*Go)(nil)

func TestGo(t *testing.T) {
	tool := NewGo(toolspec.GoDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Go.Bind(tool.Go)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "go" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "go", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
