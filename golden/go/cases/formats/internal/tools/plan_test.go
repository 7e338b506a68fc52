package tools_test

import (
	"errors"
	"testing"

	"example.com/formats-agent/internal/adlrt"
	"example.com/formats-agent/internal/tools"
	"example.com/formats-agent/internal/toolspec"
)

func TestPlan(t *testing.T) {
	var handler toolspec.PlanHandler = tools.NewPlan(toolspec.PlanDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Plan.Bind(handler.Plan)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "plan" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "plan", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
