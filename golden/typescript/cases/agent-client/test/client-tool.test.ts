// The contract test of the tool client. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "../src/tools/client-tool.js";
import {
  type ClientDeps,
  type ClientInput,
  clientSpec,
} from "../src/toolspec/client-tool.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("client handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as ClientDeps;
  const handler = client(deps);
  try {
    await clientSpec.call(handler, accepted as ClientInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("client rejects invalid JSON", () => {
  const parse = () => clientSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
