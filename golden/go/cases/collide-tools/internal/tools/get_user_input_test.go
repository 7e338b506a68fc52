package tools_test

import (
	"errors"
	"testing"

	"example.com/collide-tools-agent/adlrt"
	"example.com/collide-tools-agent/internal/tools"
	"example.com/collide-tools-agent/toolspec"
)

func TestGetUserInputX61c5(t *testing.T) {
	// Set fakes of the dependencies when the tool is implemented.
	handler := tools.NewGetUserInputX61c5(tools.GetUserInputX61c5Deps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.GetUserInputX61c5.Bind(handler.GetUserInputX61c5)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "get_user_input" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "get_user_input", []byte("{}"))
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
		_, err := toolbox.Call(t.Context(), "get_user_input", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
