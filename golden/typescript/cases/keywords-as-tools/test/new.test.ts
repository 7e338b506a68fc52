// The contract test of the tool new. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { new_ } from "../src/tools/new.js";
import { new_Spec, type NewDeps } from "../src/toolspec/new.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("new handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = new_(deps as NewDeps);
  const tool = new_Spec.bind(handler);
  const context = callContext("new");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("new rejects invalid JSON", () => {
  const parse = () => new_Spec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
