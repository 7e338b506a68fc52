// The contract test of the tool two_types. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { twoTypes } from "../src/tools/two-types.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type TwoTypesDeps, twoTypesSpec } from "../src/toolspec/two-types.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("two_types handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = twoTypes(deps as TwoTypesDeps);
  const tool = twoTypesSpec.bind(handler);
  const context = callContext("two_types");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("two_types rejects invalid JSON", () => {
  const parse = () => twoTypesSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
