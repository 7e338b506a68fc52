// The contract test of the tool evil. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { evil } from "../src/tools/evil.js";
import { type EvilDeps, evilSpec } from "../src/toolspec/evil.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("evil handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = evil(deps as EvilDeps);
  const tool = evilSpec.bind(handler);
  const context = callContext("evil");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("evil rejects invalid JSON", () => {
  const parse = () => evilSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
