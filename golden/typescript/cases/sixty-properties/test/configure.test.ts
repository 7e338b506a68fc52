// The contract test of the tool configure. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { configure } from "../src/tools/configure.js";
import {
  type ConfigureDeps,
  configureSpec,
} from "../src/toolspec/configure.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {
  option_01: 1,
  option_10: "text",
  option_60: "text",
};

await test("configure handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = configure(deps as ConfigureDeps);
  const tool = configureSpec.bind(handler);
  const context = callContext("configure");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("configure rejects invalid JSON", () => {
  const parse = () => configureSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
