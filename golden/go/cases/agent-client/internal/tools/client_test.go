package tools_test

import (
	"errors"
	"testing"

	"example.com/client-agent/internal/adlrt"
	"example.com/client-agent/internal/tools"
	"example.com/client-agent/internal/toolspec"
)

func TestClient(t *testing.T) {
	var handler toolspec.ClientHandler = tools.NewClient(toolspec.ClientDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Client.Bind(handler.Client)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "client" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "client", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
