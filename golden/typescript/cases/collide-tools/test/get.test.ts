// The contract test of the tool get. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { get } from "../src/tools/get.js";
import { type GetDeps, getSpec } from "../src/toolspec/get.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("get handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = get(deps as GetDeps);
  const tool = getSpec.bind(handler);
  const context = callContext("get");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("get rejects invalid JSON", () => {
  const parse = () => getSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
