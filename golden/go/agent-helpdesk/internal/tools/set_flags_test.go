package tools

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

var _ toolspec.SetFlagsHandler = (*SetFlags)(nil)

func TestSetFlags(t *testing.T) {
	tool := NewSetFlags(toolspec.SetFlagsDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.SetFlags.Bind(tool.SetFlags)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "set_flags" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "set_flags", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
