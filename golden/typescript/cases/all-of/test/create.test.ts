// The contract test of the tool create. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { create } from "../src/tools/create.js";
import { type CreateDeps, createSpec } from "../src/toolspec/create.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("create handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = create(deps as CreateDeps);
  const tool = createSpec.bind(handler);
  const context = callContext("create");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("create rejects invalid JSON", () => {
  const parse = () => createSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
