// The contract test of the tool list. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { list } from "../src/tools/list.js";
import { type ListDeps, listSpec } from "../src/toolspec/list.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("list handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = list(deps as ListDeps);
  const tool = listSpec.bind(handler);
  const context = callContext("list");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("list rejects invalid JSON", () => {
  const parse = () => listSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
