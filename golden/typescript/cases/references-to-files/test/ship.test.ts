// The contract test of the tool ship. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ship } from "../src/tools/ship.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type ShipDeps, shipSpec } from "../src/toolspec/ship.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { to: { street: "text" } };

await test("ship handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = ship(deps as ShipDeps);
  const tool = shipSpec.bind(handler);
  const context = callContext("ship");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("ship rejects invalid JSON", () => {
  const parse = () => shipSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
