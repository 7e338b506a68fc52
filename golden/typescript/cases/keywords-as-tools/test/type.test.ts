// The contract test of the tool type. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type_ } from "../src/tools/type.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type_Spec, type TypeDeps } from "../src/toolspec/type.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("type handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = type_(deps as TypeDeps);
  const tool = type_Spec.bind(handler);
  const context = callContext("type");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("type rejects invalid JSON", () => {
  const parse = () => type_Spec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
