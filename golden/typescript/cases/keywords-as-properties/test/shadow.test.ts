// The contract test of the tool shadow. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { shadow } from "../src/tools/shadow.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type ShadowDeps, shadowSpec } from "../src/toolspec/shadow.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { embedded: "text", into: "text", node: "text" };

await test("shadow handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = shadow(deps as ShadowDeps);
  const tool = shadowSpec.bind(handler);
  const context = callContext("shadow");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("shadow rejects invalid JSON", () => {
  const parse = () => shadowSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
