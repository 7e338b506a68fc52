// The contract test of the tool walk. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { walk } from "../src/tools/walk.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type WalkDeps, walkSpec } from "../src/toolspec/walk.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { title: "text" };

await test("walk handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = walk(deps as WalkDeps);
  const tool = walkSpec.bind(handler);
  const context = callContext("walk");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("walk rejects invalid JSON", () => {
  const parse = () => walkSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
