package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestHTTPStatus(t *testing.T) {
	deps := depsHTTPStatus() // set fakes of the others when the tool is implemented
	handler := tools.NewHTTPStatus(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleHTTPStatus == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.HTTPStatus.Input.Unmarshal(sampleHTTPStatus)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.HTTPStatus.Checked(handler.HTTPStatus)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.HTTPStatus.Bind(handler.HTTPStatus)})
		_, err := toolbox.Call(t.Context(), toolspec.HTTPStatus.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
