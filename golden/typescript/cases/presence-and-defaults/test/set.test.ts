// Contract of the tool set. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { set } from "../src/tools/set.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { setSpec } from "../src/toolspec/set.js";

await test("set has an implementation", () => {
  assert.equal(typeof set, "function");
});

await test("set refuses what is no JSON", () => {
  const refused = () => setSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("set does its work");
