// The contract test of the tool sizes. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sizes } from "../src/tools/sizes.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type SizesDeps, sizesSpec } from "../src/toolspec/sizes.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("sizes handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = sizes(deps as SizesDeps);
  const tool = sizesSpec.bind(handler);
  const context = callContext("sizes");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("sizes rejects invalid JSON", () => {
  const parse = () => sizesSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
