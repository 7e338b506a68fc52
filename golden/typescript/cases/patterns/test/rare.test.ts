// The contract test of the tool rare. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { rare } from "../src/tools/rare.js";
import { type RareDeps, rareSpec } from "../src/toolspec/rare.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("rare handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = rare(deps as RareDeps);
  const tool = rareSpec.bind(handler);
  const context = callContext("rare");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("rare rejects invalid JSON", () => {
  const parse = () => rareSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
