// The contract test of the tool filter. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { filter } from "../src/tools/filter.js";
import { type FilterDeps, filterSpec } from "../src/toolspec/filter.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("filter handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = filter(deps as FilterDeps);
  const tool = filterSpec.bind(handler);
  const context = callContext("filter");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("filter rejects invalid JSON", () => {
  const parse = () => filterSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
