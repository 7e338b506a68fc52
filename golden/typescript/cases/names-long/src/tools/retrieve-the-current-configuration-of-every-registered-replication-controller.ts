// The implementation of the tool retrieve_the_current_configuration_of_every_registered_replication_controller. Generated once by adlgen; edit freely.
import type { RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerFactory } from "../toolspec/retrieve-the-current-configuration-of-every-registered-replication-controller.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Long. */
export const retrieveTheCurrentConfigurationOfEveryRegisteredReplicationController: RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerFactory =
  () => async (input, ctx) => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
