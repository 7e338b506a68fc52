// The contract test of the tool untyped. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { untyped } from "../src/tools/untyped.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type UntypedDeps, untypedSpec } from "../src/toolspec/untyped.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("untyped handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = untyped(deps as UntypedDeps);
  const tool = untypedSpec.bind(handler);
  const context = callContext("untyped");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("untyped rejects invalid JSON", () => {
  const parse = () => untypedSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
