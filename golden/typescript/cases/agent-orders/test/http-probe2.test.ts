// The contract test of the tool http_probe. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { httpProbe2 } from "../src/tools/http-probe2.js";
import {
  type HttpProbe2Deps,
  type HttpProbe2Input,
  httpProbe2Spec,
} from "../src/toolspec/http-probe2.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { urls: [] };

await test("http_probe handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as HttpProbe2Deps;
  const handler = httpProbe2(deps);
  try {
    await httpProbe2Spec.call(handler, accepted as HttpProbe2Input);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("http_probe rejects invalid JSON", () => {
  const parse = () => httpProbe2Spec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
