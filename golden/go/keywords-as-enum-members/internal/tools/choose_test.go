package tools

import (
	"errors"
	"testing"

	"example.com/keywords-as-enum-members-agent/internal/adlrt"
	"example.com/keywords-as-enum-members-agent/internal/toolspec"
)

var _ toolspec.ChooseHandler = (*Choose)(nil)

func TestChoose(t *testing.T) {
	tool := NewChoose(toolspec.ChooseDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Choose.Bind(tool.Choose)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "choose" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "choose", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
