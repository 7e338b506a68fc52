// The contract test of the tool pick. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pick } from "../src/tools/pick.js";
import { type PickDeps, pickSpec } from "../src/toolspec/pick.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { type: "text", class: "text", self: "text" };

await test("pick handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = pick(deps as PickDeps);
  const tool = pickSpec.bind(handler);
  const context = callContext("pick");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("pick rejects invalid JSON", () => {
  const parse = () => pickSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
