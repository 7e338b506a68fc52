package tools_test

import (
	"errors"
	"log/slog"
	"testing"

	"example.com/service-forms-agent/adlrt"
	"example.com/service-forms-agent/internal/tools"
	"example.com/service-forms-agent/toolspec"
)

func TestAll(t *testing.T) {
	// Set fakes of the dependencies when the tool is implemented.
	handler := tools.NewAll(tools.AllDeps{Logger: slog.New(slog.DiscardHandler)})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.All.Bind(handler.All)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "all" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "all", []byte("{}"))
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		var invalid *adlrt.InvalidArgumentsError
		var answer adlrt.ModelError // also a result of the tool
		if err != nil && (errors.As(err, &invalid) || !errors.As(err, &answer)) {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "all", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
