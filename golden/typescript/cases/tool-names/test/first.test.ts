// The contract test of the tool search-the_Web. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { first } from "../src/tools/first.js";
import { type FirstDeps, firstSpec } from "../src/toolspec/first.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("search-the_Web handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = first(deps as FirstDeps);
  const tool = firstSpec.bind(handler);
  const context = callContext("search-the_Web");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("search-the_Web rejects invalid JSON", () => {
  const parse = () => firstSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
