// The contract test of the tool wire. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { wire } from "../src/tools/wire-tool.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type WireDeps, wireSpec } from "../src/toolspec/wire-tool.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("wire handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = wire(deps as WireDeps);
  const tool = wireSpec.bind(handler);
  const context = callContext("wire");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("wire rejects invalid JSON", () => {
  const parse = () => wireSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
