// The contract test of the tool search. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { search } from "../src/tools/search.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type SearchDeps, searchSpec } from "../src/toolspec/search.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("search handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = search(deps as SearchDeps);
  const tool = searchSpec.bind(handler);
  const context = callContext("search");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("search rejects invalid JSON", () => {
  const parse = () => searchSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
