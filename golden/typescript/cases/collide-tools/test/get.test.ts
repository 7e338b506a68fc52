// The contract test of the tool get. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { get } from "../src/tools/get.js";
import { getSpec } from "../src/toolspec/get.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("get has an implementation", () => {
  assert.equal(typeof get, "function");
});

await test("get rejects invalid JSON", () => {
  const parse = () => getSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("get works");
