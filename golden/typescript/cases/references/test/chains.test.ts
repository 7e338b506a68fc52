// The contract test of the tool chains. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chains } from "../src/tools/chains.js";
import { type ChainsDeps, chainsSpec } from "../src/toolspec/chains.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("chains handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = chains(deps as ChainsDeps);
  const tool = chainsSpec.bind(handler);
  const context = callContext("chains");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("chains rejects invalid JSON", () => {
  const parse = () => chainsSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
