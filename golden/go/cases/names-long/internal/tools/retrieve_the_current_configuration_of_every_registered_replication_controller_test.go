package tools_test

import (
	"errors"
	"testing"

	"example.com/names-long-agent/adlrt"
	"example.com/names-long-agent/internal/tools"
	"example.com/names-long-agent/toolspec"
)

func TestRetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController(t *testing.T) {
	// Set fakes of the dependencies when the tool is implemented.
	handler := tools.NewRetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController(tools.RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController.Bind(handler.RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "retrieve_the_current_configuration_of_every_registered_replication_controller" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "retrieve_the_current_configuration_of_every_registered_replication_controller", []byte(`{"the_identifier_of_the_replication_controller_whose_configuration_is_wanted":"text"}`))
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
		_, err := toolbox.Call(t.Context(), "retrieve_the_current_configuration_of_every_registered_replication_controller", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
