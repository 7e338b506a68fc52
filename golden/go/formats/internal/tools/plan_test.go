package tools

import (
	"errors"
	"testing"

	"example.com/formats-agent/internal/adlrt"
	"example.com/formats-agent/internal/toolspec"
)

var _ toolspec.PlanHandler = (*Plan)(nil)

func TestPlan(t *testing.T) {
	tool := NewPlan(toolspec.PlanDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Plan.Bind(tool.Plan)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "plan" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "plan", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
