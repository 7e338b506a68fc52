// The contract test of the tool plan. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { plan } from "../src/tools/plan.js";
import { type PlanDeps, planSpec } from "../src/toolspec/plan.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("plan handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = plan(deps as PlanDeps);
  const tool = planSpec.bind(handler);
  const context = callContext("plan");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("plan rejects invalid JSON", () => {
  const parse = () => planSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
