// The contract test of the tool read_config. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readConfig } from "../src/tools/read-config.js";
import {
  type ReadConfigDeps,
  readConfigSpec,
} from "../src/toolspec/read-config.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("read_config handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = readConfig(deps as ReadConfigDeps);
  const tool = readConfigSpec.bind(handler);
  const context = callContext("read_config");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("read_config rejects invalid JSON", () => {
  const parse = () => readConfigSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
