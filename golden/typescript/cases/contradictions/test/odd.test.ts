// The contract test of the tool odd. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { odd } from "../src/tools/odd.js";
import { type OddDeps, oddSpec } from "../src/toolspec/odd.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { missing: "text" };

await test("odd handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = odd(deps as OddDeps);
  const tool = oddSpec.bind(handler);
  const context = callContext("odd");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("odd rejects invalid JSON", () => {
  const parse = () => oddSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
