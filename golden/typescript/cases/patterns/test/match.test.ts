// The contract test of the tool match. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { match } from "../src/tools/match.js";
import { type MatchDeps, matchSpec } from "../src/toolspec/match.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("match handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = match(deps as MatchDeps);
  const tool = matchSpec.bind(handler);
  const context = callContext("match");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("match rejects invalid JSON", () => {
  const parse = () => matchSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
