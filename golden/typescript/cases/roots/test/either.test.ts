// The contract test of the tool either. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { either } from "../src/tools/either.js";
import { type EitherDeps, eitherSpec } from "../src/toolspec/either.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = "text";

await test("either handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = either(deps as EitherDeps);
  const tool = eitherSpec.bind(handler);
  const context = callContext("either");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("either rejects invalid JSON", () => {
  const parse = () => eitherSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
