package tools_test

import (
	"errors"
	"testing"

	"harbour-berths/adlrt"
	"harbour-berths/internal/tools"
	"harbour-berths/toolspec"
)

func TestReleaseBerth(t *testing.T) {
	handler := tools.NewReleaseBerth(tools.ReleaseBerthDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ReleaseBerth.Bind(handler.ReleaseBerth)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "release-berth" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "release-berth", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
