// The contract test of the tool count. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { count } from "../src/tools/count.js";
import { type CountDeps, countSpec } from "../src/toolspec/count.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("count handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = count(deps as CountDeps);
  const tool = countSpec.bind(handler);
  const context = callContext("count");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("count rejects invalid JSON", () => {
  const parse = () => countSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
