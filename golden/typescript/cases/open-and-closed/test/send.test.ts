// The contract test of the tool send. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { send } from "../src/tools/send.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type SendDeps, sendSpec } from "../src/toolspec/send.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {
  open: { a: "text" },
  closed: { a: "text" },
  typed: { a: "text" },
};

await test("send handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = send(deps as SendDeps);
  const tool = sendSpec.bind(handler);
  const context = callContext("send");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("send rejects invalid JSON", () => {
  const parse = () => sendSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
