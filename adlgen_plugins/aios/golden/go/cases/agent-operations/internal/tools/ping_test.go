package tools_test

import (
	"errors"
	"testing"

	"harbour-berths/adlrt"
	"harbour-berths/internal/tools"
	"harbour-berths/toolspec"
)

func TestPing(t *testing.T) {
	handler := tools.NewPing(tools.PingDeps{})
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
