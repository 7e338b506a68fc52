package tools_test

import (
	"errors"
	"testing"

	"example.com/collide-tools-agent/internal/adlrt"
	"example.com/collide-tools-agent/internal/tools"
	"example.com/collide-tools-agent/internal/toolspec"
)

func TestGetUserXe28e(t *testing.T) {
	var handler toolspec.GetUserXe28eHandler = tools.NewGetUserXe28e(toolspec.GetUserXe28eDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.GetUserXe28e.Bind(handler.GetUserXe28e)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "getUser" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "getUser", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
