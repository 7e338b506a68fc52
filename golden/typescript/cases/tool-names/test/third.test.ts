// The contract test of the tool third. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { third } from "../src/tools/third.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type ThirdDeps, thirdSpec } from "../src/toolspec/third.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("third handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = third(deps as ThirdDeps);
  const tool = thirdSpec.bind(handler);
  const context = callContext("third");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("third rejects invalid JSON", () => {
  const parse = () => thirdSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
