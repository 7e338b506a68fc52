// The contract test of the tool session. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { session } from "../src/tools/session.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";
import {
  type SessionDeps,
  type SessionInput,
  sessionSpec,
} from "../src/toolspec/session.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("session handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as SessionDeps;
  const handler = session(deps);
  try {
    await sessionSpec.call(handler, accepted as SessionInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("session rejects invalid JSON", () => {
  const parse = () => sessionSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
