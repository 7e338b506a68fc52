// The contract test of the tool ping. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ping } from "../src/tools/ping.js";
import {
  type PingDeps,
  type PingInput,
  pingSpec,
} from "../src/toolspec/ping.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("ping handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as PingDeps;
  const handler = ping(deps);
  try {
    await pingSpec.call(handler, accepted as PingInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("ping rejects invalid JSON", () => {
  const parse = () => pingSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
