// The contract test of the tool patch. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { patch } from "../src/tools/patch.js";
import { type PatchDeps, patchSpec } from "../src/toolspec/patch.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("patch handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = patch(deps as PatchDeps);
  const tool = patchSpec.bind(handler);
  const context = callContext("patch");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("patch rejects invalid JSON", () => {
  const parse = () => patchSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
