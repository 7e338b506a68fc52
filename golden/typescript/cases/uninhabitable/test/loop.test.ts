// Contract of the tool loop. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { loop } from "../src/tools/loop.js";
import { loopSpec } from "../src/toolspec/loop.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("loop has an implementation", () => {
  assert.equal(typeof loop, "function");
});

await test("loop refuses what is no JSON", () => {
  const refused = () => loopSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("loop does its work");
