// Contract of the tool react. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { react } from "../src/tools/react.js";
import { reactSpec } from "../src/toolspec/react.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("react has an implementation", () => {
  assert.equal(typeof react, "function");
});

await test("react refuses what is no JSON", () => {
  const refused = () => reactSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("react does its work");
