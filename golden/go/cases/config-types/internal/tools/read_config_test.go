package tools_test

import (
	"errors"
	"testing"

	"example.com/config-types-agent/internal/adlrt"
	"example.com/config-types-agent/internal/tools"
	"example.com/config-types-agent/internal/toolspec"
)

func TestReadConfig(t *testing.T) {
	var handler toolspec.ReadConfigHandler = tools.NewReadConfig(toolspec.ReadConfigDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ReadConfig.Bind(handler.ReadConfig)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "read_config" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "read_config", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
