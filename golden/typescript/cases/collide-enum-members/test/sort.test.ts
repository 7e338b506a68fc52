// The contract test of the tool sort. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sort } from "../src/tools/sort.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type SortDeps, sortSpec } from "../src/toolspec/sort.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { order: "createdAt" };

await test("sort handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = sort(deps as SortDeps);
  const tool = sortSpec.bind(handler);
  const context = callContext("sort");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("sort rejects invalid JSON", () => {
  const parse = () => sortSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
