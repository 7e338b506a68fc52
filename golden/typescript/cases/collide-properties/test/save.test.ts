// The contract test of the tool save. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { save } from "../src/tools/save.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type SaveDeps, saveSpec } from "../src/toolspec/save.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { fooBar: "text" };

await test("save handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = save(deps as SaveDeps);
  const tool = saveSpec.bind(handler);
  const context = callContext("save");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("save rejects invalid JSON", () => {
  const parse = () => saveSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
