package tools_test

import (
	"errors"
	"testing"

	"compose-writer/adlrt"
	"compose-writer/internal/tools"
	"compose-writer/toolspec"
)

func TestComposeWriter(t *testing.T) {
	deps := depsComposeWriter() // set fakes of the others when the tool is implemented
	handler := tools.NewComposeWriter(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleComposeWriter == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.ComposeWriter.Input.Unmarshal(sampleComposeWriter)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.ComposeWriter.Checked(handler.ComposeWriter)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ComposeWriter.Bind(handler.ComposeWriter)})
		_, err := toolbox.Call(t.Context(), toolspec.ComposeWriter.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
