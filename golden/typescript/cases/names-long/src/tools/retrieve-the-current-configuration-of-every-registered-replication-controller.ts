// The implementation of the tool retrieve_the_current_configuration_of_every_registered_replication_controller. Generated once by adlgen; edit freely.
import type { RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerFactory } from "../toolspec/retrieve-the-current-configuration-of-every-registered-replication-controller.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const retrieveTheCurrentConfigurationOfEveryRegisteredReplicationController: RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerFactory =
  () => {
    return () =>
      Promise.reject(new ToolError("This tool is not implemented yet."));
  };
