// The contract test of the tool lookup. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lookup } from "../src/tools/lookup.js";
import { type LookupDeps, lookupSpec } from "../src/toolspec/lookup.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { q: "text" };

await test("lookup handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = lookup(deps as LookupDeps);
  const tool = lookupSpec.bind(handler);
  const context = callContext("lookup");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("lookup rejects invalid JSON", () => {
  const parse = () => lookupSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
