package tools_test

import (
	"errors"
	"testing"

	"example.com/service-middleware-agent/internal/adlrt"
	"example.com/service-middleware-agent/internal/tools"
	"example.com/service-middleware-agent/internal/toolspec"
)

func TestPing(t *testing.T) {
	var handler toolspec.PingHandler = tools.NewPing(toolspec.PingDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Ping.Bind(handler.Ping)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "ping" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "ping", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
