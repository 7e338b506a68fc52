// Contract of the tool retrieve_the_current_configuration_of_every_registered_replication_controller. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { retrieveTheCurrentConfigurationOfEveryRegisteredReplicationController } from "../src/tools/retrieve-the-current-configuration-of-every-registered-replication-controller.js";
import { retrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerSpec } from "../src/toolspec/retrieve-the-current-configuration-of-every-registered-replication-controller.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("retrieve_the_current_configuration_of_every_registered_replication_controller has an implementation", () => {
  assert.equal(
    typeof retrieveTheCurrentConfigurationOfEveryRegisteredReplicationController,
    "function",
  );
});

await test("retrieve_the_current_configuration_of_every_registered_replication_controller refuses what is no JSON", () => {
  const refused = () =>
    retrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerSpec.parse(
      "{",
    );
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo(
  "retrieve_the_current_configuration_of_every_registered_replication_controller does its work",
);
