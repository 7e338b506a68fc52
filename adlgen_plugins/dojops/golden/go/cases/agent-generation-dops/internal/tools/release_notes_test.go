package tools_test

import (
	"errors"
	"testing"

	"release-notes/adlrt"
	"release-notes/internal/tools"
	"release-notes/toolspec"
)

func TestReleaseNotes(t *testing.T) {
	deps := depsReleaseNotes() // set fakes of the others when the tool is implemented
	handler := tools.NewReleaseNotes(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleReleaseNotes == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.ReleaseNotes.Input.Unmarshal(sampleReleaseNotes)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.ReleaseNotes.Checked(handler.ReleaseNotes)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ReleaseNotes.Bind(handler.ReleaseNotes)})
		_, err := toolbox.Call(t.Context(), toolspec.ReleaseNotes.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
