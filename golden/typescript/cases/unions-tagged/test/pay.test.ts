// The contract test of the tool pay. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pay } from "../src/tools/pay.js";
import { type PayDeps, paySpec } from "../src/toolspec/pay.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { method: { kind: "card", number: "text" } };

await test("pay handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = pay(deps as PayDeps);
  const tool = paySpec.bind(handler);
  const context = callContext("pay");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("pay rejects invalid JSON", () => {
  const parse = () => paySpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
