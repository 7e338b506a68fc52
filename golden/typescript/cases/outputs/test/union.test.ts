// The contract test of the tool union. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { union } from "../src/tools/union.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type UnionDeps, unionSpec } from "../src/toolspec/union.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("union handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = union(deps as UnionDeps);
  const tool = unionSpec.bind(handler);
  const context = callContext("union");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("union rejects invalid JSON", () => {
  const parse = () => unionSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
