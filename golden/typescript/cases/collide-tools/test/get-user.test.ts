// The contract test of the tool getUser. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { getUser } from "../src/tools/get-user.js";
import { type GetUserDeps, getUserSpec } from "../src/toolspec/get-user.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { id: 1 };

await test("getUser handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = getUser(deps as GetUserDeps);
  const tool = getUserSpec.bind(handler);
  const context = callContext("getUser");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("getUser rejects invalid JSON", () => {
  const parse = () => getUserSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
