package tools_test

import (
	"errors"
	"testing"

	"example.com/collide-tools-agent/internal/adlrt"
	"example.com/collide-tools-agent/internal/tools"
	"example.com/collide-tools-agent/internal/toolspec"
)

func TestGetUser(t *testing.T) {
	var handler toolspec.GetUserHandler = tools.NewGetUser(toolspec.GetUserDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.GetUser.Bind(handler.GetUser)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "get_user" {
			t.Errorf("got %v", definitions)
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
