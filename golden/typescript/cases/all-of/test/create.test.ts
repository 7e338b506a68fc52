// The contract test of the tool create. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { create } from "../src/tools/create.js";
import { createSpec } from "../src/toolspec/create.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("create has an implementation", () => {
  assert.equal(typeof create, "function");
});

await test("create rejects invalid JSON", () => {
  const parse = () => createSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("create works");
