package tools_test

import (
	"errors"
	"testing"

	"example.com/external-validator-agent/internal/adlrt"
	"example.com/external-validator-agent/internal/tools"
	"example.com/external-validator-agent/internal/toolspec"
)

func TestChoose(t *testing.T) {
	var handler toolspec.ChooseHandler = tools.NewChoose(toolspec.ChooseDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Choose.Bind(handler.Choose)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "choose" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "choose", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
