// The contract test of the tool set_flags. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlags } from "../src/tools/set-flags.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";
import {
  type SetFlagsDeps,
  type SetFlagsInput,
  setFlagsSpec,
} from "../src/toolspec/set-flags.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { flag_: true };

await test("set_flags handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as SetFlagsDeps;
  const handler = setFlags(deps);
  try {
    await setFlagsSpec.call(handler, accepted as SetFlagsInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("set_flags rejects invalid JSON", () => {
  const parse = () => setFlagsSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
