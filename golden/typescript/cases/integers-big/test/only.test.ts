// The contract test of the tool only. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { only } from "../src/tools/only.js";
import { onlySpec } from "../src/toolspec/only.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("only has an implementation", () => {
  assert.equal(typeof only, "function");
});

await test("only rejects invalid JSON", () => {
  const parse = () => onlySpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("only works");
