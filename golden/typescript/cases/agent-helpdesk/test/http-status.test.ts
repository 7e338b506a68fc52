// The contract test of the tool HTTPStatus. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { httpStatus } from "../src/tools/http-status.js";
import { httpStatusSpec } from "../src/toolspec/http-status.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("HTTPStatus has an implementation", () => {
  assert.equal(typeof httpStatus, "function");
});

await test("HTTPStatus rejects invalid JSON", () => {
  const parse = () => httpStatusSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("HTTPStatus works");
