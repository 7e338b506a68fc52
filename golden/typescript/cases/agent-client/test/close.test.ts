// The contract test of the tool close. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { close } from "../src/tools/close.js";
import {
  type CloseDeps,
  type CloseInput,
  closeSpec,
} from "../src/toolspec/close.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("close handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as CloseDeps;
  const handler = close(deps);
  try {
    await closeSpec.call(handler, accepted as CloseInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("close rejects invalid JSON", () => {
  const parse = () => closeSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
