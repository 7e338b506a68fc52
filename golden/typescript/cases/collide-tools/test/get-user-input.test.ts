// The contract test of the tool get_user_input. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { getUserInput } from "../src/tools/get-user-input.js";
import {
  getUserInputSpec,
  type GetUserInputX61c5Deps,
} from "../src/toolspec/get-user-input.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("get_user_input handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = getUserInput(deps as GetUserInputX61c5Deps);
  const tool = getUserInputSpec.bind(handler);
  const context = callContext("get_user_input");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("get_user_input rejects invalid JSON", () => {
  const parse = () => getUserInputSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
