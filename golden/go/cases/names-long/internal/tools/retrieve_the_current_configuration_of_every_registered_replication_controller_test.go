package tools_test

import (
	"errors"
	"testing"

	"example.com/names-long-agent/internal/adlrt"
	"example.com/names-long-agent/internal/tools"
	"example.com/names-long-agent/internal/toolspec"
)

func TestRetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController(t *testing.T) {
	var handler toolspec.RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerHandler = tools.NewRetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController(toolspec.RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController.Bind(handler.RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "retrieve_the_current_configuration_of_every_registered_replication_controller" {
			t.Errorf("got %v", definitions)
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
