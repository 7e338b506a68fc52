// Contract of the tool HTTPStatus. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { httpStatus } from "../src/tools/http-status.js";
import { httpStatusSpec } from "../src/toolspec/http-status.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("HTTPStatus has an implementation", () => {
  assert.equal(typeof httpStatus, "function");
});

await test("HTTPStatus refuses what is no JSON", () => {
  const refused = () => httpStatusSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("HTTPStatus does its work");
