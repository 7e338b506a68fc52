// The contract test of the tool deploy. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { deploy } from "../src/tools/deploy.js";
import { type DeployDeps, deploySpec } from "../src/toolspec/deploy.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { spec: { containers: [{ name: "text" }] } };

await test("deploy handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = deploy(deps as DeployDeps);
  const tool = deploySpec.bind(handler);
  const context = callContext("deploy");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("deploy rejects invalid JSON", () => {
  const parse = () => deploySpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
