package tools_test

import (
	"errors"
	"testing"

	"release-notes/adlrt"
	"release-notes/internal/tools"
	"release-notes/toolspec"
)

func TestReleaseNotes(t *testing.T) {
	handler := tools.NewReleaseNotes(tools.ReleaseNotesDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ReleaseNotes.Bind(handler.ReleaseNotes)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "release-notes" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "release-notes", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
