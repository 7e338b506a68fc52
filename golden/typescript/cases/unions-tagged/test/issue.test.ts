// The contract test of the tool issue. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { issue } from "../src/tools/issue.js";
import { type IssueDeps, issueSpec } from "../src/toolspec/issue.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { card: { kind: "old_card" } };

await test("issue handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = issue(deps as IssueDeps);
  const tool = issueSpec.bind(handler);
  const context = callContext("issue");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("issue rejects invalid JSON", () => {
  const parse = () => issueSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
