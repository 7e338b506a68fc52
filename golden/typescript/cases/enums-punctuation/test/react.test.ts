// The contract test of the tool react. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { react } from "../src/tools/react.js";
import { type ReactDeps, reactSpec } from "../src/toolspec/react.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("react handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = react(deps as ReactDeps);
  const tool = reactSpec.bind(handler);
  const context = callContext("react");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("react rejects invalid JSON", () => {
  const parse = () => reactSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
