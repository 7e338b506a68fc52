// The contract test of the tool first_item. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstItem } from "../src/tools/first-item.js";
import {
  type FirstItemDeps,
  firstItemSpec,
} from "../src/toolspec/first-item.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("first_item handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = firstItem(deps as FirstItemDeps);
  const tool = firstItemSpec.bind(handler);
  const context = callContext("first_item");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("first_item rejects invalid JSON", () => {
  const parse = () => firstItemSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
