// The contract test of the tool get_json_by_id. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { getJsonById } from "../src/tools/get-json-by-id.js";
import {
  type GetJsonByIdDeps,
  getJsonByIdSpec,
} from "../src/toolspec/get-json-by-id.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("get_json_by_id handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = getJsonById(deps as GetJsonByIdDeps);
  const tool = getJsonByIdSpec.bind(handler);
  const context = callContext("get_json_by_id");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("get_json_by_id rejects invalid JSON", () => {
  const parse = () => getJsonByIdSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
