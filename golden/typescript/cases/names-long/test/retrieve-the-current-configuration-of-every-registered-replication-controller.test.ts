// The contract test of the tool retrieve_the_current_configuration_of_every_registered_replication_controller. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { retrieveTheCurrentConfigurationOfEveryRegisteredReplicationController } from "../src/tools/retrieve-the-current-configuration-of-every-registered-replication-controller.js";
import {
  type RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerDeps,
  retrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerSpec,
} from "../src/toolspec/retrieve-the-current-configuration-of-every-registered-replication-controller.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {
  the_identifier_of_the_replication_controller_whose_configuration_is_wanted:
    "text",
};

await test("retrieve_the_current_configuration_of_every_registered_replication_controller handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler =
    retrieveTheCurrentConfigurationOfEveryRegisteredReplicationController(
      deps as RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerDeps,
    );
  const tool =
    retrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerSpec.bind(
      handler,
    );
  const context = callContext(
    "retrieve_the_current_configuration_of_every_registered_replication_controller",
  );
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("retrieve_the_current_configuration_of_every_registered_replication_controller rejects invalid JSON", () => {
  const parse = () =>
    retrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerSpec.parse(
      "{",
    );
  assert.throws(parse, InvalidArgumentsError);
});
