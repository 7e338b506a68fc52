// The contract test of the tool list. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { list } from "../src/tools/list.js";
import { listSpec } from "../src/toolspec/list.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("list has an implementation", () => {
  assert.equal(typeof list, "function");
});

await test("list rejects invalid JSON", () => {
  const parse = () => listSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("list works");
