// The contract test of the tool compose. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { compose } from "../src/tools/compose.js";
import { type ComposeDeps, composeSpec } from "../src/toolspec/compose.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { body: "text" };

await test("compose handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = compose(deps as ComposeDeps);
  const tool = composeSpec.bind(handler);
  const context = callContext("compose");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("compose rejects invalid JSON", () => {
  const parse = () => composeSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
