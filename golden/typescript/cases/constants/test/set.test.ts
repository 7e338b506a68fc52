// The contract test of the tool set. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { set } from "../src/tools/set.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type SetDeps, setSpec } from "../src/toolspec/set.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { text: "fixed", whole: 42 };

await test("set handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = set(deps as SetDeps);
  const tool = setSpec.bind(handler);
  const context = callContext("set");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("set rejects invalid JSON", () => {
  const parse = () => setSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
