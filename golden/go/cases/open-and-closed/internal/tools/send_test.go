package tools_test

import (
	"errors"
	"testing"

	"example.com/open-and-closed-agent/internal/adlrt"
	"example.com/open-and-closed-agent/internal/tools"
	"example.com/open-and-closed-agent/internal/toolspec"
)

func TestSend(t *testing.T) {
	var handler toolspec.SendHandler = tools.NewSend(toolspec.SendDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Send.Bind(handler.Send)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "send" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "send", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
