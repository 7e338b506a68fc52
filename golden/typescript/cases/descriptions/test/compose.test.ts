// Contract of the tool compose. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { compose } from "../src/tools/compose.js";
import { composeSpec } from "../src/toolspec/compose.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("compose has an implementation", () => {
  assert.equal(typeof compose, "function");
});

await test("compose refuses what is no JSON", () => {
  const refused = () => composeSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("compose does its work");
