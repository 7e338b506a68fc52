// The contract test of the tool put. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { put } from "../src/tools/put.js";
import { type PutDeps, putSpec } from "../src/toolspec/put.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { a: "text", b: "text", c: null, d: "x", e: null };

await test("put handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = put(deps as PutDeps);
  const tool = putSpec.bind(handler);
  const context = callContext("put");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("put rejects invalid JSON", () => {
  const parse = () => putSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
