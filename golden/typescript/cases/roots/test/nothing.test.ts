// The contract test of the tool nothing. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nothing } from "../src/tools/nothing.js";
import { type NothingDeps, nothingSpec } from "../src/toolspec/nothing.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("nothing handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = nothing(deps as NothingDeps);
  const tool = nothingSpec.bind(handler);
  const context = callContext("nothing");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("nothing rejects invalid JSON", () => {
  const parse = () => nothingSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
