// The contract test of the tool pong. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pong } from "../src/tools/pong.js";
import { type PongDeps, pongSpec } from "../src/toolspec/pong.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("pong handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = pong(deps as PongDeps);
  const tool = pongSpec.bind(handler);
  const context = callContext("pong");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("pong rejects invalid JSON", () => {
  const parse = () => pongSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
