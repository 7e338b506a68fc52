// The contract test of the tool apply_patch. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { applyPatch } from "../src/tools/apply-patch.js";
import {
  type ApplyPatchDeps,
  type ApplyPatchInput,
  applyPatchSpec,
} from "../src/toolspec/apply-patch.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { operations: [] };

await test("apply_patch handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as ApplyPatchDeps;
  const handler = applyPatch(deps);
  try {
    await applyPatchSpec.call(handler, accepted as ApplyPatchInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("apply_patch rejects invalid JSON", () => {
  const parse = () => applyPatchSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
