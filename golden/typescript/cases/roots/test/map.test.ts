// The contract test of the tool map. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { map } from "../src/tools/map.js";
import { type MapDeps, mapSpec } from "../src/toolspec/map.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("map handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = map(deps as MapDeps);
  const tool = mapSpec.bind(handler);
  const context = callContext("map");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("map rejects invalid JSON", () => {
  const parse = () => mapSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
