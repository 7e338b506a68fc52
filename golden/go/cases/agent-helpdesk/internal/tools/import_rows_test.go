package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestImportRows(t *testing.T) {
	deps := depsImportRows() // set fakes of the others when the tool is implemented
	handler := tools.NewImportRows(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleImportRows == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.ImportRows.Input.Unmarshal(sampleImportRows)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.ImportRows.Checked(handler.ImportRows)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ImportRows.Bind(handler.ImportRows)})
		_, err := toolbox.Call(t.Context(), toolspec.ImportRows.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
