// Contract of the tool runtime. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { runtime } from "../src/tools/runtime-tool.js";
import { runtimeSpec } from "../src/toolspec/runtime-tool.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("runtime has an implementation", () => {
  assert.equal(typeof runtime, "function");
});

await test("runtime refuses what is no JSON", () => {
  const refused = () => runtimeSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("runtime does its work");
