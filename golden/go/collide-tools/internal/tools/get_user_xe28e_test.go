package tools

import (
	"errors"
	"testing"

	"example.com/collide-tools-agent/internal/adlrt"
	"example.com/collide-tools-agent/internal/toolspec"
)

var _ toolspec.GetUserXe28eHandler = (*GetUserXe28e)(nil)

func TestGetUserXe28e(t *testing.T) {
	tool := NewGetUserXe28e(toolspec.GetUserXe28eDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.GetUserXe28e.Bind(tool.GetUserXe28e)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "getUser" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "getUser", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
