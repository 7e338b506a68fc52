package tools_test

import (
	"errors"
	"testing"

	"tide-table/adlrt"
	"tide-table/internal/tools"
	"tide-table/toolspec"
)

func TestNextTide(t *testing.T) {
	handler := tools.NewNextTide(tools.NextTideDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.NextTide.Bind(handler.NextTide)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "next-tide" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "next-tide", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
