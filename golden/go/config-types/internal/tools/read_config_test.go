package tools

import (
	"errors"
	"testing"

	"example.com/config-types-agent/internal/adlrt"
	"example.com/config-types-agent/internal/toolspec"
)

var _ toolspec.ReadConfigHandler = (*ReadConfig)(nil)

func TestReadConfig(t *testing.T) {
	tool := NewReadConfig(toolspec.ReadConfigDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ReadConfig.Bind(tool.ReadConfig)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "read_config" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "read_config", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
