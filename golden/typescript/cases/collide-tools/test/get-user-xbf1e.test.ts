// The contract test of the tool get_user. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { getUserXbf1e } from "../src/tools/get-user-xbf1e.js";
import {
  type GetUserXbf1eDeps,
  getUserXbf1eSpec,
} from "../src/toolspec/get-user-xbf1e.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { id: "text" };

await test("get_user handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = getUserXbf1e(deps as GetUserXbf1eDeps);
  const tool = getUserXbf1eSpec.bind(handler);
  const context = callContext("get_user");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("get_user rejects invalid JSON", () => {
  const parse = () => getUserXbf1eSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
