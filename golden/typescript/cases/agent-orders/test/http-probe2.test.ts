// The contract test of the tool http_probe. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { httpProbe2 } from "../src/tools/http-probe2.js";
import {
  type HttpProbe2Deps,
  httpProbe2Spec,
} from "../src/toolspec/http-probe2.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { urls: [] };

await test("http_probe handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = httpProbe2(deps as HttpProbe2Deps);
  const tool = httpProbe2Spec.bind(handler);
  const context = callContext("http_probe");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("http_probe rejects invalid JSON", () => {
  const parse = () => httpProbe2Spec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
