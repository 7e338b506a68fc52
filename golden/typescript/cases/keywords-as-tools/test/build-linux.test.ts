// The contract test of the tool build_linux. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { buildLinux } from "../src/tools/build-linux.js";
import {
  type BuildLinuxDeps,
  buildLinuxSpec,
} from "../src/toolspec/build-linux.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("build_linux handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = buildLinux(deps as BuildLinuxDeps);
  const tool = buildLinuxSpec.bind(handler);
  const context = callContext("build_linux");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("build_linux rejects invalid JSON", () => {
  const parse = () => buildLinuxSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
