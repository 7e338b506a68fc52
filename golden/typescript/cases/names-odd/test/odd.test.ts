// The contract test of the tool odd. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { odd } from "../src/tools/odd.js";
import { oddSpec } from "../src/toolspec/odd.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("odd has an implementation", () => {
  assert.equal(typeof odd, "function");
});

await test("odd rejects invalid JSON", () => {
  const parse = () => oddSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("odd works");
