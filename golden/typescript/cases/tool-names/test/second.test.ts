// Contract of the tool second. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { second } from "../src/tools/second.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { secondSpec } from "../src/toolspec/second.js";

await test("second has an implementation", () => {
  assert.equal(typeof second, "function");
});

await test("second refuses what is no JSON", () => {
  const refused = () => secondSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("second does its work");
