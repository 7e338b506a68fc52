// The contract test of the tool retrieve_the_current_configuration_of_every_registered_replication_controller. Generated once by adlgen; edit freely.
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

await test("retrieve_the_current_configuration_of_every_registered_replication_controller rejects invalid JSON", () => {
  const parse = () =>
    retrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerSpec.parse(
      "{",
    );
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo(
  "retrieve_the_current_configuration_of_every_registered_replication_controller works",
);
