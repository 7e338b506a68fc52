package tools

import (
	"errors"
	"testing"

	"example.com/roots-agent/internal/adlrt"
	"example.com/roots-agent/internal/toolspec"
)

var _ toolspec.RefersHandler = (*Refers)(nil)

func TestRefers(t *testing.T) {
	tool := NewRefers(toolspec.RefersDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Refers.Bind(tool.Refers)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "refers" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "refers", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
