// The contract test of the tool tree. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { tree } from "../src/tools/tree.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type TreeDeps, treeSpec } from "../src/toolspec/tree.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { root: { value: "text" } };

await test("tree handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = tree(deps as TreeDeps);
  const tool = treeSpec.bind(handler);
  const context = callContext("tree");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("tree rejects invalid JSON", () => {
  const parse = () => treeSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
