// The contract test of the tool choice. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choice } from "../src/tools/choice.js";
import { type ChoiceDeps, choiceSpec } from "../src/toolspec/choice.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = "a";

await test("choice handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = choice(deps as ChoiceDeps);
  const tool = choiceSpec.bind(handler);
  const context = callContext("choice");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("choice rejects invalid JSON", () => {
  const parse = () => choiceSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
