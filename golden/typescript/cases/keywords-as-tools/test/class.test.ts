// The contract test of the tool class. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { class_ } from "../src/tools/class.js";
import { class_Spec, type ClassDeps } from "../src/toolspec/class.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("class handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = class_(deps as ClassDeps);
  const tool = class_Spec.bind(handler);
  const context = callContext("class");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("class rejects invalid JSON", () => {
  const parse = () => class_Spec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
