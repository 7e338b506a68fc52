package tools_test

import (
	"errors"
	"testing"

	"example.com/collide-tools-agent/adlrt"
	"example.com/collide-tools-agent/internal/tools"
	"example.com/collide-tools-agent/toolspec"
)

func TestGetUserXbf1e(t *testing.T) {
	// Set fakes of the dependencies when the tool is implemented.
	handler := tools.NewGetUserXbf1e(tools.GetUserXbf1eDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.GetUserXbf1e.Bind(handler.GetUserXbf1e)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "get_user" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "get_user", []byte(`{"id":"text"}`))
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		var invalid *adlrt.InvalidArgumentsError
		var answer adlrt.ModelError // also a result of the tool
		if err != nil && (errors.As(err, &invalid) || !errors.As(err, &answer)) {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "get_user", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
