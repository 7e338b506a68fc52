package tools

import (
	"errors"
	"testing"

	"example.com/nested-deeply-agent/internal/adlrt"
	"example.com/nested-deeply-agent/internal/toolspec"
)

var _ toolspec.DeployHandler = (*Deploy)(nil)

func TestDeploy(t *testing.T) {
	tool := NewDeploy(toolspec.DeployDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Deploy.Bind(tool.Deploy)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "deploy" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "deploy", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
