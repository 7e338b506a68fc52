// The contract test of the tool refers. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { refers } from "../src/tools/refers.js";
import { type RefersDeps, refersSpec } from "../src/toolspec/refers.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { a: "text" };

await test("refers handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = refers(deps as RefersDeps);
  const tool = refersSpec.bind(handler);
  const context = callContext("refers");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("refers rejects invalid JSON", () => {
  const parse = () => refersSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
