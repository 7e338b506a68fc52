// The contract test of the tool runtime. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { runtime } from "../src/tools/runtime-tool.js";
import { runtimeSpec } from "../src/toolspec/runtime-tool.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("runtime has an implementation", () => {
  assert.equal(typeof runtime, "function");
});

await test("runtime rejects invalid JSON", () => {
  const parse = () => runtimeSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("runtime works");
