// The contract test of the tool add. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { add } from "../src/tools/add.js";
import { type AddDeps, addSpec } from "../src/toolspec/add.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("add handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = add(deps as AddDeps);
  const tool = addSpec.bind(handler);
  const context = callContext("add");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("add rejects invalid JSON", () => {
  const parse = () => addSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
