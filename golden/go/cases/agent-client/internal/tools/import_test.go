package tools_test

import (
	"errors"
	"testing"

	"example.com/client-agent/adlrt"
	"example.com/client-agent/internal/tools"
	"example.com/client-agent/toolspec"
)

func TestImport(t *testing.T) {
	deps := depsImport() // set fakes of the others when the tool is implemented
	handler := tools.NewImport(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleImport == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.Import.Input.Unmarshal(sampleImport)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.Import.Checked(handler.Import)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Import.Bind(handler.Import)})
		_, err := toolbox.Call(t.Context(), toolspec.Import.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
