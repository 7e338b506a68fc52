// The contract test of the tool HTTPStatus. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { httpStatus } from "../src/tools/http-status.js";
import {
  type HttpStatusArgs,
  type HttpStatusDeps,
  httpStatusSpec,
} from "../src/toolspec/http-status.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { code: 100 };

await test("HTTPStatus handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as HttpStatusDeps;
  const handler = httpStatus(deps);
  try {
    await httpStatusSpec.call(handler, accepted as HttpStatusArgs);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("HTTPStatus rejects invalid JSON", () => {
  const parse = () => httpStatusSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
